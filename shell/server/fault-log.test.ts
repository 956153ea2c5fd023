import { expect, test } from 'vitest';
import { createFaultLog } from './fault-log.ts';

test('logs a repeated fault once, also between other faults, and again after five minutes', () => {
  const lines: string[] = [];
  let now = 0;
  const warn = createFaultLog(
    (message) => lines.push(message),
    () => now,
  );
  for (const message of ['the host is down', 'the hash is wrong', 'the host is down']) warn(message);
  expect(lines).toEqual(['the host is down', 'the hash is wrong']);
  now = 299_999;
  warn('the host is down');
  expect(lines).toHaveLength(2);
  now = 300_000;
  warn('the host is down');
  expect(lines.at(-1)).toBe('the host is down');
  expect(lines).toHaveLength(3);
});
