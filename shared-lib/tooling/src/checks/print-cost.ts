import { readFileSync } from 'node:fs';
import { referenceSeconds } from './processor-time.ts';

/** Reads a line of the shell's `times`, such as `1m2.500s 0m1.000s`. @returns seconds, user and system */
export const secondsOfTimes = (line: string): number =>
  [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (total, [, minutes, seconds]) => total + Number(minutes) * 60 + Number(seconds),
    0,
  );

/**
 * Prints the processor time of a run of `.ci/run`, and how many reference jobs take as long.
 * @param file output of the shell's `times`: the second line counts its children
 */
const printCost = (file: string): void => {
  const total = secondsOfTimes(readFileSync(file, 'utf8').split('\n')[1] ?? '');
  const reference = referenceSeconds();
  console.log(
    `Processor time: ${Math.round(total)} s, user and system, of all processes; ${Math.round(total / reference)} times the reference job (${reference.toFixed(2)} s).`,
  );
};

if (import.meta.main) printCost(process.argv[2] ?? '');
