"use strict";

// A pad of digits for thumbs, where the pointer is one. Without scripts the system's keyboard comes.

const isThumb = matchMedia("(pointer: coarse)").matches;
let lastField = null;

function numberFields(form) {
  return [...form.querySelectorAll('input[inputmode="numeric"], input[inputmode="none"]')];
}

function showPads() {
  if (!isThumb) return;
  for (const pad of document.querySelectorAll(".pad")) {
    pad.hidden = false;
    for (const field of numberFields(pad.closest("form"))) field.inputMode = "none";
  }
}

function press(field, key) {
  if (key === "back") field.value = field.value.slice(0, -1);
  else if (field.value.length < field.maxLength) field.value += key;
}

document.addEventListener("focusin", (event) => {
  if (event.target.matches('input[inputmode="none"]')) lastField = event.target;
});

document.addEventListener("click", (event) => {
  const key = event.target.closest("[data-key]");
  if (!key) return;
  const fields = numberFields(key.closest("form"));
  press(fields.includes(lastField) ? lastField : fields[0], key.dataset.key);
});

document.addEventListener("htmx:afterSettle", showPads);
showPads();
