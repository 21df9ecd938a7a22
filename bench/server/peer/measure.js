// What every driver measures: moves a second, from a move's sending to the last of four clients having
// it, and the server's CPU time. With a rate, moves are sent on a schedule; without, each table sends
// its next move when the last has arrived everywhere.
const fs = require("fs");

const now = () => Number(process.hrtime.bigint()) / 1e6;

function cpu(pid) {
  const text = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function rss(pid) {
  const line = fs.readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/);
  return Number(line[1]) / 1024;
}

// tables: objects with move(), which sends one; each calls done(table) when all four have it.
function measure(tables, { pid, seconds, rate, outstanding }) {
  const waiting = new Map();
  const latencies = [];
  const started = now();
  const warm = started + 1000;
  const end = warm + seconds * 1000;
  let next = 0;
  let cpuAtWarm;

  const send = (table) => {
    waiting.set(table, now());
    table.move();
  };
  const done = (table) => {
    const at = now();
    const sent = waiting.get(table);
    if (sent === undefined) return;
    waiting.delete(table);
    if (sent >= warm && at < end) latencies.push(at - sent);
    if (!rate && at < end) setImmediate(send, tables[outstanding ? next++ % tables.length : table.index]);
  };
  tables.forEach((table, index) => Object.assign(table, { index, done: () => done(table) }));

  return new Promise((finished) => {
    setTimeout(() => (cpuAtWarm = cpu(pid)), warm - started);
    if (rate) {
      const tick = setInterval(() => {
        const due = Math.floor(((now() - started) * rate) / 1000);
        for (; next < due; next++) {
          const table = tables[next % tables.length];
          if (!waiting.has(table)) send(table);
        }
        if (now() > end) clearInterval(tick);
      }, 1);
    } else {
      const first = outstanding || tables.length;
      for (next = 0; next < first; next++) send(tables[next % tables.length]);
    }
    setTimeout(() => {
      latencies.sort((a, b) => a - b);
      const at = (share) => latencies[Math.floor(latencies.length * share)] ?? null;
      const used = cpu(pid) - cpuAtWarm;
      finished({
        moves_per_second: latencies.length / seconds,
        p50_ms: at(0.5),
        p99_ms: at(0.99),
        cpu_us_per_move: (used * 1e6) / Math.max(1, latencies.length),
        rss_mb: rss(pid),
      });
    }, end - started + 200);
  });
}

module.exports = { cpu, measure };
