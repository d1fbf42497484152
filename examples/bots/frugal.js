#!/usr/bin/env node
// A bot for Rathaus in JavaScript, for Node without packages: it avoids verbs that it has used lately.
//
// Play against it: rathaus play citadels --seats human,./examples/bots/frugal.js,greedy,greedy

"use strict";

const readline = require("node:readline");

const used = new Map(); // verb -> when it was used last
let clock = 0;

function choose(legal) {
  let best = legal[0];
  for (const action of legal) {
    if ((used.get(action.action.verb) ?? -1) < (used.get(best.action.verb) ?? -1)) {
      best = action;
    }
  }
  used.set(best.action.verb, (clock += 1));
  return best;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  const answer =
    message.type === "hello"
      ? { type: "hello", schema_version: 1, name: "frugal" }
      : { type: "act", id: message.id, action: choose(message.legal).action };
  process.stdout.write(JSON.stringify(answer) + "\n");
});
