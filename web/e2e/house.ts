import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A real house on a free port, with quick bots and limits that no test meets. */
export interface House {
  url: string;
  close(): Promise<void>;
}

export async function openHouse(botDelay = 0.05): Promise<House> {
  const home = await mkdtemp(join(tmpdir(), "veillee-"));
  const child = spawn(
    join(ROOT, ".venv/bin/veillee"),
    [
      "serve",
      ...["--port", "0"],
      ...["--bot-delay", String(botDelay)],
      ...["--requests-per-second", "100000", "--requests-burst", "100000"],
      ...["--frames-per-second", "100000", "--frames-burst", "100000"],
      ...["--tables-per-hour", "100000", "--log-level", "warning"],
    ],
    { env: { ...process.env, VEILLEE_HOME: home, LC_ALL: "C.UTF-8" }, stdio: "pipe" },
  );
  const url = await address(child);
  return {
    url,
    async close() {
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await gone;
      await rm(home, { recursive: true, force: true });
    },
  };
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let heard = "";
    const listen = (data: Buffer) => {
      heard += data.toString();
      const match = /http:\/\/[\d.]+:\d+/.exec(heard);
      if (match) found(match[0]);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", () => fail(new Error(`The house did not open: ${heard}`)));
  });
}
