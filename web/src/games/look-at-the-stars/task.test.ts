import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Action, View } from "../../wire/games/look-at-the-stars";
import type { Line, Point } from "./lattice";
import read from "../../wire/games/star-samples.json" with { type: "json" };
import { allPlaces, answerAt, laidIn, taskOf, type Task } from "./task";

interface Sample {
  view: View;
  legal: number;
  digest: string;
}
const samples = read as unknown as readonly Sample[];

test.each(samples.map((sample) => [nameOf(sample.view), sample] as const))(
  "the browser finds every place that the rules allow, and no other: %s",
  (_, { view, legal, digest }) => {
    const found = legalOf(view);
    expect(found.length).toBe(legal);
    expect(createHash("sha256").update(found.join("\n")).digest("hex").slice(0, 16)).toBe(digest);
  },
);

function nameOf(view: View): string {
  const what = view.draft?.placed ? view.power_card : view.revealed.at(-1);
  return `night ${view.turn}, ${what ?? ""}`;
}

function legalOf(view: View): readonly string[] {
  const task = taskOf(view);
  return task ? [...new Set(answers(view, task).map(said))].sort() : [];
}

/** Every answer; a power that takes its points one by one is asked for the second as well. */
function answers(view: View, task: Task): readonly Action[] {
  return allPlaces(task).flatMap((laid) => {
    const answer = answerAt(task, laid);
    if (answer) return [answer];
    const next = taskOf(view, [laid.at]);
    return next ? answers(view, next) : [];
  });
}

function said(action: Action): string {
  switch (action.type) {
    case "draw":
      return `draw ${action.lines.map(lineSaid).sort().join(" ")}`;
    case "shoot":
      return `shoot ${lineSaid([action.from, action.to])}`;
    case "use-power":
      return `use ${pointsSaid(action.at).join(" ")}`;
    default:
      return "";
  }
}

function lineSaid(line: Line): string {
  return pointsSaid(line).join("-");
}

function pointsSaid(points: readonly Point[]): readonly string[] {
  return points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]).map((point) => point.join());
}

test.each(samples.map((sample) => [nameOf(sample.view), sample] as const))(
  "what a bot advises is found where it would lie: %s",
  (_, { view }) => {
    const task = taskOf(view);
    if (!task) return;
    for (const advised of answers(view, task)) {
      const laid = laidIn(task, advised);
      if (!laid) throw new Error(`Nothing lies at ${said(advised)}`);
      const action = answerAt(task, laid);
      if (action) expect(said(action)).toBe(said(advised));
    }
    expect(laidIn(task, { type: "pass" })).toBeNull();
  },
);
