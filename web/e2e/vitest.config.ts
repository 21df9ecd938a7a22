import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

// `SCREENS` names a script of pictures to run instead of the tests.
export default defineConfig({
  test: {
    root,
    include: [process.env.SCREENS ?? "e2e/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
