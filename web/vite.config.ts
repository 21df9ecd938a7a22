import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
/** It hears the address that the page was asked at: what comes from another one it refuses. */
const house = { target: "http://127.0.0.1:8765", changeOrigin: false };

/** What only terminals and operators are told; a page need not carry it. */
const ELSEWHERE = new RegExp(
  [
    "^(help|setting|unreadable|record|column|choose|bot-name|arena|deck|admin|storage)-",
    "^(server-(no|address|stop)|verif|simulat|no-records|not-text|slate-is-good|rules-hint)",
    "^((file|system)-trouble|saved|resumed)",
  ].join("|"),
);

const SHRINKS = /\.(js|css|svg|html)$/;

/** A Fluent catalogue as text, without what the browser never says. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    async load(id) {
      if (!id.endsWith(".ftl")) return null;
      const shared = /(common|server|table)\.ftl$/.test(id);
      const entries = (await readFile(id, "utf-8")).split(/\n(?=[a-z#])/);
      const kept = entries.filter(
        (entry) => !/^#/.test(entry) && !(shared && ELSEWHERE.test(entry)),
      );
      return `export default ${JSON.stringify(kept.join("\n"))};`;
    },
  };
}

/** Each file that shrinks also stands there compressed: the house hands that out to whoever can. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => SHRINKS.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = `${dir}/${name}`;
          await writeFile(`${path}.gz`, gzipSync(await readFile(path), { level: 9 }));
        }),
      );
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), svelte(), compressed()],
  resolve: {
    alias: {
      // The catalogues and the pictures belong to the Python package: said and drawn once.
      "@words": `${root}src/veillee/i18n`,
      "@pieces": `${root}src/veillee/atelier/data/pieces`,
    },
  },
  build: {
    outDir: `${root}src/veillee/server/static`,
    emptyOutDir: true,
    // A picture inside a script would be loaded by those who never see it.
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      // The second is kept by every browser for a moment without a network.
      input: ["index.html", "offline.html"],
      // A slow machine needs no advice on how to profile a build.
      checks: { bundlerTimings: false },
    },
  },
  server: {
    fs: { allow: [root] },
    proxy: { "/api": house, "/pictures": house, "/ws": { ...house, ws: true } },
  },
  // A busy machine is no fault of what is tested.
  test: { include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
