// Our server: node drive_veillee.js PORT PID TABLES SECONDS [RATE] [OUTSTANDING]
const WebSocket = require("ws");
const { measure } = require("./measure.js");

const [port, pid, count, seconds, rate, outstanding] = process.argv.slice(2).map(Number);
const house = `http://127.0.0.1:${port}`;

class Seat {
  async connect() {
    const response = await fetch(`${house}/api/me`);
    this.cookie = response.headers.get("set-cookie").split(";")[0];
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      headers: { cookie: this.cookie }, perMessageDeflate: false,
    });
    this.acks = new Map();
    this.ids = 0;
    this.socket.on("message", (data) => this.take(JSON.parse(data)));
    await new Promise((open) => this.socket.on("open", open));
  }

  take(message) {
    if (message.type === "view") {
      this.view = message;
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
    this.seats = [new Seat(), new Seat(), new Seat(), new Seat()];
    for (const seat of this.seats) await seat.connect();
    const body = JSON.stringify({ game: "shed", seats: 4 });
    const headers = { "content-type": "application/json", cookie: this.seats[0].cookie };
    const opened = await (await fetch(`${house}/api/rooms`, { method: "POST", headers, body })).json();
    for (const seat of this.seats) {
      await seat.tell({ type: "watch", room: opened.room });
      await seat.tell({ type: "sit", name: "p" });
    }
    const begun = this.seats.map((seat) => new Promise((seen) => (seat.seen = seen)));
    await this.seats[0].tell({ type: "start" });
    await Promise.all(begun);
    this.waiting = 0;
    for (const seat of this.seats) {
      seat.seen = (view) => {
        if (this.waiting > 0 && view.view.played > this.base && --this.waiting === 0) this.done();
      };
    }
  }

  move() {
    const { view } = this.seats[0].view;
    const seat = this.seats[view.turn];
    this.base = view.played;
    this.waiting = 4;
    const action = { type: "play", card: seat.view.view.hand[0] };
    seat.send({ type: "act", seat: view.turn, question: seat.view.question, action });
  }
}

(async () => {
  const tables = Array.from({ length: count }, () => new Table());
  for (let n = 0; n < count; n += 20) {
    await Promise.all(tables.slice(n, n + 20).map((table) => table.open()));
  }
  console.log(JSON.stringify(await measure(tables, { pid, seconds, rate, outstanding })));
  process.exit(0);
})();
