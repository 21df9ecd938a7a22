import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * From quick to slow, so that what is broken is soon known; two workers share the list.
 *
 * `make test` runs these. The other scripts look closer at one board each: `make e2e` runs them too.
 */
const ORDER = [
  "budget.test.ts",
  "table.test.ts",
  "device.test.ts",
  "solitaire.evening.test.ts",
  "dixit.evening.test.ts",
  "africa.evening.test.ts",
  "pages.test.ts",
  "stella.evening.test.ts",
  "stars.evening.test.ts",
];

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => ORDER.indexOf(basename(moduleId));
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

const MODES: Readonly<Record<string, readonly string[]>> = {
  all: ["e2e/*.test.ts"],
  test: ORDER.map((name) => `e2e/${name}`),
};

// `E2E` is `all`, `test`, or the name of a script of pictures to run instead.
const mode = process.env.E2E ?? "all";

export default defineConfig({
  test: {
    root,
    include: [...(MODES[mode] ?? [mode])],
    globalSetup: ["e2e/open.ts"],
    // A worker keeps its browser from one file to the next.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: QuickFirst },
    testTimeout: 600_000,
    // What is looked for is looked for until it is there, also on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 60_000,
  },
});
