// boardgame.io's own server: node server.js PORT [FOLDER for its file storage]
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const game = require("./game.js");

const [port, folder] = [Number(process.argv[2]), process.argv[3]];
const config = { games: [game], origins: [Origins.LOCALHOST] };
if (folder) config.db = new FlatFile({ dir: folder });
Server(config).run({ port, lobbyConfig: { apiPort: port + 1000 } });
