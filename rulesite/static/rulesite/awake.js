"use strict";

// Keeps the screen awake while the button is pressed and the page can be seen.
{
  const place = document.querySelector(".awake");
  const button = place.querySelector("button");
  const isSeen = () => document.visibilityState === "visible";
  let isOn = false;
  let isAsking = false;
  let lock = null;

  const show = (on) => {
    isOn = on;
    button.setAttribute("aria-pressed", String(on));
  };

  const letGo = () => {
    const held = lock;
    lock = null;
    held?.release();
  };

  const hold = async () => {
    if (lock || isAsking) return;
    isAsking = true;
    try {
      const held = await navigator.wakeLock.request("screen");
      lock = held;
      held.addEventListener("release", () => {
        if (lock !== held) return;
        lock = null;
        if (isSeen()) show(false); // taken away, to save the battery perhaps
      });
    } catch {
      if (isSeen()) {
        show(false);
        document.getElementById("live").textContent = button.dataset.failed;
      }
    }
    isAsking = false;
    if (!isOn || !isSeen()) letGo();
  };

  const settle = () => (isOn && isSeen() ? hold() : letGo());

  if ("wakeLock" in navigator) {
    place.hidden = false;
    button.addEventListener("click", () => {
      show(!isOn);
      settle();
    });
    document.addEventListener("visibilitychange", settle);
  }
}
