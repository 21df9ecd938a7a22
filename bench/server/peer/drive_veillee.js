// Our server: node drive_veillee.js PORT PID TABLES SECONDS RATE OUTSTANDING DEVICES IDLE
// First nothing happens for IDLE seconds, if any, and what that costs is measured.
// When SECONDS is 0, moves are played for as many seconds as each line asks for.
// Each table has four seats, on four devices, or all on one (DEVICES 1: pass-and-play).
const WebSocket = require("ws");
const { cpu, measure, measureOnRequest } = require("./measure.js");

const [port, pid, count, seconds, rate, outstanding, devices, idle] = process.argv.slice(2).map(Number);
const house = `http://127.0.0.1:${port}`;

class Device {
  constructor() {
    this.acks = new Map();
    this.views = new Map();
    this.ids = 0;
  }

  async connect() {
    const response = await fetch(`${house}/api/me`);
    this.cookie = response.headers.get("set-cookie").split(";")[0];
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      headers: { cookie: this.cookie }, perMessageDeflate: false,
    });
    this.socket.on("message", (data) => this.take(JSON.parse(data)));
    await new Promise((open) => this.socket.on("open", open));
  }

  take(message) {
    if (message.type === "view") {
      this.views.set(message.seat, message);
      this.seen?.(message);
    } else if (message.type === "ack") {
      this.acks.get(message.id)?.();
      this.acks.delete(message.id);
    } else if (message.type === "refused") {
      console.error(JSON.stringify(message));
      process.exit(1);
    }
  }

  send(command) {
    const id = `${this.cookie.slice(-8)}-${this.ids++}`;
    this.socket.send(JSON.stringify({ ...command, id }));
    return id;
  }

  tell(command) {
    return new Promise((done) => this.acks.set(this.send(command), done));
  }
}

class Table {
  async open() {
    const all = Array.from({ length: devices }, () => new Device());
    this.at = [0, 1, 2, 3].map((seat) => all[seat % devices]);
    for (const device of all) await device.connect();
    const body = JSON.stringify({ game: "shed", seats: 4 });
    const headers = { "content-type": "application/json", cookie: all[0].cookie };
    const opened = await (await fetch(`${house}/api/rooms`, { method: "POST", headers, body })).json();
    for (const device of all) await device.tell({ type: "watch", room: opened.room });
    for (const device of this.at) await device.tell({ type: "sit", name: "p" });
    this.waiting = 4;
    const begun = new Promise((done) => (this.done = done));
    this.base = -1;
    for (const device of all) {
      device.seen = ({ view }) => {
        if (this.waiting > 0 && view.played > this.base && --this.waiting === 0) this.done();
      };
    }
    await all[0].tell({ type: "start" });
    await begun;
  }

  move() {
    const turn = this.at[0].views.get(0).view.turn;
    const { view, question } = this.at[turn].views.get(turn);
    this.base = view.played;
    this.waiting = 4;
    const action = { type: "play", card: view.hand[0] };
    this.at[turn].send({ type: "act", seat: turn, question, action });
  }
}

async function idling() {
  const before = cpu(pid);
  await new Promise((done) => setTimeout(done, idle * 1000));
  return (cpu(pid) - before) / idle;
}

(async () => {
  const tables = Array.from({ length: count }, () => new Table());
  for (let n = 0; n < count; n += 20) {
    await Promise.all(tables.slice(n, n + 20).map((table) => table.open()));
  }
  if (!seconds) await measureOnRequest(tables, { rate });
  const quiet = idle ? { idle_cpu: await idling() } : {};
  const figures = await measure(tables, { pid, seconds, rate, outstanding });
  console.log(JSON.stringify({ ...figures, ...quiet }));
  process.exit(0);
})();
