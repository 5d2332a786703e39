"use strict";

// When no answer comes, the page that needs no network goes on with what was pressed.

document.addEventListener("htmx:sendError", async ({ detail }) => {
  const { alone } = document.getElementById("final").dataset;
  if ((await fetch(alone).catch(() => null))?.ok) location.assign(detail.pathInfo.finalRequestPath);
});
