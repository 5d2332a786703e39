"use strict";

// Pages work without this file.

// A pad of digits for thumbs, where the pointer is one. Of several fields it serves the one that was
// touched last, at first the first that is empty. The system's keyboard comes without scripts, and for
// several fields where the pad has no place at the lower edge of the screen: they would leave it behind.

const isThumb = matchMedia("(pointer: coarse)").matches;

function fieldsOf(pad) {
  return [...pad.closest("form").querySelectorAll("input[inputmode]")];
}

function servedBy(pad) {
  const fields = fieldsOf(pad);
  return fields.find((field) => field.matches(".is-served")) ?? fields[0];
}

function serve(fields, served) {
  for (const field of fields) field.classList.toggle("is-served", field === served);
}

function isInReach(pad, fields) {
  return fields.length === 1 || getComputedStyle(pad.closest(".dock")).position === "fixed";
}

function showPad(pad) {
  const fields = fieldsOf(pad);
  pad.hidden = false; // The style sheet gives only a pad that shows a place at the edge.
  pad.hidden = fields.length === 0 || !isInReach(pad, fields);
  for (const field of fields) field.inputMode = pad.hidden ? "numeric" : "none";
  const served = fields.find((field) => field.matches(".is-served")) ?? fields.find((field) => !field.value);
  serve(fields, !pad.hidden && fields.length > 1 && (served ?? fields[0]));
}

function showPads() {
  if (isThumb) document.querySelectorAll(".pad").forEach(showPad);
}

function press(field, key) {
  if (key === "back") field.value = field.value.slice(0, -1);
  else if (field.value.length < field.maxLength) field.value += key;
}

document.addEventListener("click", (event) => {
  const key = event.target.closest("[data-key]");
  if (key) press(servedBy(key.closest(".pad")), key.dataset.key);
});

document.addEventListener("focusin", (event) => {
  const pad = event.target.closest("form")?.querySelector(".pad:not([hidden])");
  const fields = pad ? fieldsOf(pad) : [];
  if (fields.length > 1 && fields.includes(event.target)) serve(fields, event.target);
});

// A field that is served stays in use: a key of the pad does not take the focus from it.

document.addEventListener("mousedown", (event) => {
  if (event.target.closest("[data-key]")) event.preventDefault();
});

// Arrow keys go from one thing to choose to the nearest in that direction.

const DIRECTIONS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function distance(from, to, [right, down]) {
  const [x, y] = [middle(to)[0] - middle(from)[0], middle(to)[1] - middle(from)[1]];
  const ahead = x * right + y * down;
  return ahead > 4 ? ahead + 3 * Math.abs(x * down - y * right) : Infinity;
}

document.addEventListener("keydown", (event) => {
  const direction = DIRECTIONS[event.key];
  const here = event.target.closest(".show button, .show input");
  if (!direction || !here) return;
  const others = [...document.querySelectorAll(".show button, .show input")];
  const near = others.map((other) => [distance(here, other, direction), other]);
  const [length, next] = near.reduce((best, one) => (one[0] < best[0] ? one : best), [Infinity]);
  if (length === Infinity) return;
  event.preventDefault();
  next.focus();
});

// What is said to an answer comes into view as far as it fits, with the way on or the lines to tap.

function showVerdict() {
  const box = document.querySelector("#stage .verdict");
  const card = box?.closest(".show, .answer");
  const next = card?.querySelector(":scope > .actions, .boards .board-frame");
  for (const part of [next, box]) part?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

document.addEventListener("htmx:afterSettle", showVerdict);
document.addEventListener("htmx:afterSettle", showPads);
addEventListener("resize", showPads);
showPads();
