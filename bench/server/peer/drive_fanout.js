// Either transport alone: node drive_fanout.js PORT PID TABLES SECONDS RATE
// or, when SECONDS is 0, at a RATE for as many seconds as each line asks for.
const WebSocket = require("ws");
const { measure, measureOnRequest } = require("./measure.js");

const [port, pid, count, seconds, rate] = process.argv.slice(2).map(Number);
const said = "x".repeat(100);

class Table {
  async open(name) {
    this.waiting = 0;
    this.turn = 0;
    this.sockets = [];
    for (let p = 0; p < 4; p++) {
      const url = `ws://127.0.0.1:${port}/ws?table=${name}`;
      const socket = new WebSocket(url, { perMessageDeflate: false });
      socket.on("message", () => --this.waiting === 0 && this.done());
      this.sockets.push(socket);
      await new Promise((open) => socket.on("open", open));
    }
  }

  move() {
    this.waiting = 4;
    this.sockets[this.turn++ % 4].send(said);
  }
}

(async () => {
  const tables = Array.from({ length: count }, () => new Table());
  await Promise.all(tables.map((table, n) => table.open(n)));
  if (!seconds) await measureOnRequest(tables, { rate });
  else console.log(JSON.stringify(await measure(tables, { pid, seconds })));
  process.exit(0);
})();
