import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { secondsOfTimes } from './print-cost.ts';
import { processorSeconds, secondsOfChildren } from './processor-time.ts';

const SPIN = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';

test('counts the processor time of a process that has ended, and of its children', () => {
  const before = processorSeconds() ?? 0;
  const nested = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(SPIN)}])`;
  spawnSync(process.execPath, ['-e', nested]);
  expect((processorSeconds() ?? 0) - before).toBeGreaterThan(0.3);
});

test('reads the times of the children although the name of the program has spaces and parentheses', () => {
  const fields = Array.from({ length: 50 }, (_, index) => (index === 13 ? '1234' : index === 14 ? '66' : '7'));
  expect(secondsOfChildren(`42 (tool (old) x) ${fields.join(' ')}`)).toBe(13);
});

test('reads the times that a shell prints', () => {
  expect(secondsOfTimes('17m2.843s 3m3.007s')).toBeCloseTo(1205.85, 5);
  expect(secondsOfTimes('0m0.000s 0m0.000s')).toBe(0);
});
