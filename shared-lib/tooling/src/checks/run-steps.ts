import { CliError } from '../cli-error.ts';
import { processorSeconds } from './processor-time.ts';
import type { Print } from './run-tool.ts';
import type { CheckStep } from './steps.ts';
import { NOTHING, sum, type Tally } from './tally.ts';

/** Steps that run side by side. A single step shows its output while it runs. */
export type Group = readonly CheckStep[];

interface Result {
  step: CheckStep;
  tally: Tally;
}

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

/** Writes what a group has cost. Steps that run side by side have one number, because the system counts the time of ended processes. */
const writeCost = (group: Group, before: number | undefined, write: Print): void => {
  const after = processorSeconds();
  if (before === undefined || after === undefined) return;
  write(`${group.map(({ title }) => title).join(', ')}: ${Math.round(after - before)} s of processor time\n`);
};

/** A CliError fails the step; any other error is a defect and ends the run. */
const runStep = async ({ run }: CheckStep, write: Print, print: Print | undefined): Promise<Tally> => {
  try {
    return await run(print);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    write(`${error.message}\n`);
    return { ...NOTHING, failed: 1 };
  }
};

const runAlone = async (step: CheckStep, write: Print): Promise<Result> => {
  write(`\n== ${step.title}\n`);
  const start = performance.now();
  const tally = await runStep(step, write, undefined);
  write(`${step.title}: ${secondsSince(start)} s\n`);
  return { step, tally };
};

/** Writes the whole output of the step when it has ended, so that steps do not mix their lines. */
const runBesideOthers = async (step: CheckStep, write: Print): Promise<Result> => {
  const start = performance.now();
  const output: string[] = [];
  const collect: Print = (text) => void output.push(text);
  const tally = await runStep(step, collect, collect);
  write(`\n== ${step.title}\n${output.join('')}${step.title}: ${secondsSince(start)} s\n`);
  return { step, tally };
};

/**
 * Runs groups of steps one after the other. A group with a failed step runs to its end, and then ends the run.
 * @param write gets everything that is printed
 * @returns the sum of the results, and the message of each failed step
 */
export const runGroups = async (
  groups: readonly Group[],
  write: Print,
): Promise<{ tally: Tally; messages: readonly string[] }> => {
  const results: Result[] = [];
  let messages: string[] = [];
  for (const group of groups) {
    const run = group.length === 1 ? runAlone : runBesideOthers;
    const before = processorSeconds();
    const ended = await Promise.all(group.map((step) => run(step, write)));
    writeCost(group, before, write);
    results.push(...ended);
    messages = ended
      .filter(({ tally }) => tally.failed > 0)
      .map(({ step: { title, failure } }) => `${title}: ${failure}`);
    if (messages.length > 0) break;
  }
  return { tally: sum(results.map(({ tally }) => tally)), messages };
};
