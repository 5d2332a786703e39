"use strict";

// When what was pressed is gone, or asked for something further up, the focus goes on there. Where a
// whole page loads instead, `autofocus` and the address do this.
{
  function toBoard() {
    const button = document.querySelector('.seats [aria-pressed="true"]');
    button?.focus({ preventScroll: true });
    button?.parentNode.scrollIntoView();
  }

  function toAnswer() {
    const answer = document.getElementById("result-part");
    answer?.querySelector("h2").focus({ preventScroll: true });
    answer?.scrollIntoView();
  }

  document.addEventListener("htmx:afterSettle", ({ detail }) => {
    const pressed = detail.requestConfig?.triggeringEvent?.submitter?.id;
    if (pressed === "count") toAnswer();
    else if (pressed === "next" || (pressed && !document.getElementById(pressed))) toBoard();
  });
}
