// What every driver measures: moves a second, from a move's sending to the last of four clients having
// it, and the server's CPU time. With a rate, moves are sent on a schedule; without, each table sends
// its next move when the last has arrived everywhere.
const fs = require("fs");
const readline = require("readline");

const now = () => Number(process.hrtime.bigint()) / 1e6;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function cpu(pid) {
  const text = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function rss(pid) {
  const line = fs.readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/);
  return Number(line[1]) / 1024;
}

// Play for so many seconds: how long each move took, in milliseconds.
// tables: objects with move(), which sends one; each calls done(table) when all four have it.
async function play(tables, { seconds, rate, outstanding }) {
  const waiting = new Map();
  const latencies = [];
  const started = now();
  const end = started + seconds * 1000;
  let next = 0;

  const send = (table) => {
    waiting.set(table, now());
    table.move();
  };
  const done = (table) => {
    const at = now();
    const sent = waiting.get(table);
    if (sent === undefined) return;
    waiting.delete(table);
    if (rate || at < end) latencies.push(at - sent);
    if (!rate && at < end) setImmediate(send, tables[outstanding ? next++ % tables.length : table.index]);
  };
  tables.forEach((table, index) => Object.assign(table, { index, done: () => done(table) }));

  const tick = rate && setInterval(() => {
    const due = Math.floor(((Math.min(now(), end) - started) * rate) / 1000);
    for (; next < due; next++) {
      const table = tables[next % tables.length];
      if (!waiting.has(table)) send(table);
    }
  }, 1);
  if (!rate) {
    const first = outstanding || tables.length;
    for (next = 0; next < first; next++) send(tables[next % tables.length]);
  }
  await pause(end - started);
  clearInterval(tick);
  while (waiting.size) await pause(10);
  return latencies;
}

// A second to warm up, then so many to measure.
async function measure(tables, { pid, seconds, rate, outstanding }) {
  await play(tables, { seconds: 1, rate, outstanding });
  const before = cpu(pid);
  const latencies = (await play(tables, { seconds, rate, outstanding })).sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(latencies.length * share)] ?? null;
  return {
    moves_per_second: latencies.length / seconds,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    cpu_us_per_move: ((cpu(pid) - before) * 1e6) / Math.max(1, latencies.length),
    rss_mb: rss(pid),
  };
}

// So many seconds whenever a line asks for them: how long each move took, as a line of its own.
async function measureOnRequest(tables, { rate }) {
  console.log("ready");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const latencies = await play(tables, { seconds: Number(line), rate });
    console.log(JSON.stringify(latencies));
  }
}

module.exports = { cpu, measure, measureOnRequest };
