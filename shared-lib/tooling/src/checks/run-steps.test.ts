import { expect, test } from 'vitest';
import { CliError } from '../cli-error.ts';
import { runGroups } from './run-steps.ts';
import type { CheckStep } from './steps.ts';
import { NOTHING } from './tally.ts';

const step = (title: string, run: CheckStep['run']): CheckStep => ({ title, failure: `${title} failed.`, run });
const passing = (title: string, passed = 1) => step(title, async () => ({ ...NOTHING, passed }));
const failing = (title: string) => step(title, async () => ({ ...NOTHING, failed: 1 }));

const collected = () => {
  const written: string[] = [];
  return { write: (text: string) => void written.push(text), text: () => written.join('') };
};

test('runs the steps of a group side by side and prints the output of each one whole', async () => {
  const { promise: typesHaveStarted, resolve: startTypes } = Promise.withResolvers<void>();
  const { promise: lintHasEnded, resolve: endLint } = Promise.withResolvers<void>();
  // Neither step can end alone.
  const types = step('Types', async (print) => {
    print?.('first line\n');
    startTypes();
    await lintHasEnded;
    print?.('second line\n');
    return NOTHING;
  });
  const lint = step('Lint', async (print) => {
    await typesHaveStarted;
    print?.('between the lines\n');
    endLint();
    return NOTHING;
  });
  const { write, text } = collected();
  expect((await runGroups([[types, lint]], write)).messages).toEqual([]);
  expect(text()).toMatch(/== Types\nfirst line\nsecond line\nTypes: \d+ s\n/);
  expect(text()).toMatch(/== Lint\nbetween the lines\nLint: \d+ s\n/);
  expect(text()).toMatch(/^Types, Lint: \d+ s of processor time$/m);
});

test('lets a single step write to the terminal itself', async () => {
  const given: unknown[] = [];
  const unit = step('Unit tests', async (print) => {
    given.push(print);
    return NOTHING;
  });
  await runGroups([[unit]], collected().write);
  expect(given).toEqual([undefined]);
});

test('names every failed step of a group and starts no further group', async () => {
  const broken = step('Build', async (print) => {
    print?.('bundling\n');
    throw new CliError('shell could not be built');
  });
  const { write, text } = collected();
  const { tally, messages } = await runGroups(
    [[passing('Format', 2), failing('Types'), broken], [passing('Unit tests', 40)]],
    write,
  );
  expect(messages).toEqual(['Types: Types failed.', 'Build: Build failed.']);
  expect(tally).toMatchObject({ passed: 2, failed: 2 });
  expect(text()).toContain('== Build\nbundling\nshell could not be built\n');
  expect(text()).not.toContain('Unit tests');
});

test('passes on an error that is a defect', async () => {
  const defect = step('Lint', () => Promise.reject(new TypeError('no such function')));
  await expect(runGroups([[passing('Format'), defect]], collected().write)).rejects.toThrow('no such function');
});
