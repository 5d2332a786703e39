"use strict";

// When no answer comes, the page that needs no network goes on with what was pressed.

document.addEventListener("htmx:sendError", async ({ detail }) => {
  const { offline } = document.getElementById("final").dataset;
  if ((await fetch(offline).catch(() => null))?.ok) location.assign(detail.pathInfo.finalRequestPath);
});
