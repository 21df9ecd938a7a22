// A bare fan-out on ws: each frame of 100 bytes brings one of 400 to each of four: node fanout.js PORT
const { WebSocketServer } = require("ws");

const shown = Buffer.alloc(400, "x");
const tables = new Map();
const server = new WebSocketServer({ port: Number(process.argv[2]), perMessageDeflate: false });
server.on("connection", (socket, request) => {
  const name = new URL(request.url, "http://x").searchParams.get("table");
  if (!tables.has(name)) tables.set(name, new Set());
  const table = tables.get(name);
  table.add(socket);
  socket.on("message", () => table.forEach((each) => each.send(shown, { binary: false })));
  socket.on("close", () => table.delete(socket));
});
