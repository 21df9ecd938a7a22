// boardgame.io driven by its own Client: node drive_boardgameio.js PORT PID TABLES SECONDS RATE
// or, when SECONDS is 0, at a RATE for as many seconds as each line asks for.
const http = require("http");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.js");
const { measure, measureOnRequest } = require("./measure.js");

const [port, pid, count, seconds, rate] = process.argv.slice(2).map(Number);
const agent = new http.Agent({ keepAlive: true });

function post(path, body) {
  const options = { host: "127.0.0.1", port: port + 1000, path, method: "POST", agent };
  options.headers = { "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      let text = "";
      response.on("data", (part) => (text += part));
      response.on("end", () => resolve(JSON.parse(text)));
    });
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}

class Table {
  constructor(matchID, credentials) {
    this.waiting = 0;
    this.base = -1;
    const server = `http://127.0.0.1:${port}`;
    const multiplayer = () => SocketIO({ server, socketOpts: { transports: ["websocket"] } });
    this.clients = credentials.map((secret, p) =>
      Client({
        game, matchID, numPlayers: 4, playerID: String(p), credentials: secret, debug: false,
        multiplayer: multiplayer(),
      }),
    );
    this.ready = Promise.all(this.clients.map((client) => this.listen(client)));
  }

  listen(client) {
    return new Promise((connected) => {
      let last = -1;
      client.subscribe((state) => {
        if (!state || !state.isConnected) return;
        connected();
        if (state._stateID === last) return;
        last = state._stateID;
        if (this.waiting > 0 && last > this.base && --this.waiting === 0) this.done();
      });
      client.start();
    });
  }

  move() {
    const state = this.clients[0].getState();
    this.base = state._stateID;
    this.waiting = 4;
    this.clients[Number(state.ctx.currentPlayer)].moves.play(0);
  }
}

(async () => {
  const tables = [];
  for (let n = 0; n < count; n++) {
    const { matchID } = await post("/games/shed/create", { numPlayers: 4 });
    const secrets = [];
    for (let p = 0; p < 4; p++) {
      const joined = await post(`/games/shed/${matchID}/join`, { playerID: String(p), playerName: "p" });
      secrets.push(joined.playerCredentials);
    }
    tables.push(new Table(matchID, secrets));
  }
  await Promise.all(tables.map((table) => table.ready));
  if (!seconds) await measureOnRequest(tables, { rate });
  else console.log(JSON.stringify(await measure(tables, { pid, seconds })));
  process.exit(0);
})();
