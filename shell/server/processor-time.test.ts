import { expect, test } from 'vitest';
import { compareProcessorTimes, slowPages } from './processor-time.ts';

const page = (ms: number, path = '/about') => ({ path, ms });

test.each([
  ['more than three times as long and more than 100 ms', 301, 100, true],
  ['three times as long exactly', 300, 100, false],
  ['many times as long, but not more than 100 ms', 100, 1, false],
  ['long, but as long as in the live release', 900, 800, false],
])('a page that takes %s: %i ms beside %i ms', (_what, ms, live, isSlow) => {
  expect(slowPages([page(ms)], [page(live)])).toEqual(isSlow ? [page(ms)] : []);
});

test('compares no page that the live release does not have, and suspects every long one when nothing is known of it', () => {
  const figures = [page(900, '/new'), page(90)];
  expect(slowPages(figures, [page(10)])).toEqual([]);
  expect(slowPages(figures, [])).toEqual([page(900, '/new')]);
});

/** Measures a candidate at `/about` beside a live release that takes 50 ms, with these times one after the other. */
const compare = async (times: readonly number[], suspects = [page(400)]) => {
  let runs = 0;
  const measure = async () => ({ figures: [page(times[runs++] ?? 0)], live: [page(50)] });
  await compareProcessorTimes(suspects, measure);
  return runs;
};

test('refuses a page that is slow in its first run and in all three comparisons, with both times', async () => {
  await expect(compare([400, 380, 420])).rejects.toThrow(
    '/about: takes 420 ms of the processor, and 50 ms in the live release',
  );
});

test('passes a page that is as quick as before in one of the comparisons', async () => {
  expect(await compare([60])).toBe(1);
  expect(await compare([400, 400, 60])).toBe(3);
});

test('passes a page that was slow only in the comparisons, because another one was the suspect', async () => {
  expect(await compare([400, 400, 400], [page(400, '/contact')])).toBe(3);
});

test('does not refuse anything when the live release could not be measured', async () => {
  await expect(
    compareProcessorTimes([page(400)], async () => ({ figures: [page(400)], live: [] })),
  ).resolves.toBeUndefined();
});
