import { expect, it } from 'vitest';
import { memoryOf, parseProcesses, shellsOf } from './memory.ts';

const BENCH = 100;
const processes = parseProcesses(`
      1       0    9000
    100       1   90000
    110     100   80000
    120     100  258172
    121     120  163164
    122     120  164040
    130     100    4000
`);

it('finds the shell among the children of the benchmark by its renderers', () => {
  expect(shellsOf(processes, BENCH)).toEqual([120]);
});

it('has the memory of the HTTP process and of the largest renderer', () => {
  expect(memoryOf(processes, 120)).toEqual({ http: 258_172 * 1024, renderer: 164_040 * 1024 });
});

it('has no memory of a process that has ended, so that no limit counts as met', () => {
  expect(memoryOf(processes, 999)).toEqual({ http: Number.NaN, renderer: Number.NaN });
});
