import { describe, expect, test } from 'vitest';
import { lastSentence, worthShowing } from './log-line.ts';

describe('what of a log reaches the terminal', () => {
  test('warnings and errors of a structured log, in short', () => {
    expect(worthShowing('{"level":30,"msg":"request completed"}', 'stdout')).toBeUndefined();
    expect(worthShowing('{"level":40,"msg":"the outbox is full"}', 'stdout')).toBe('the outbox is full');
    expect(worthShowing('{"level":50,"err":{"message":"no such table"},"msg":"request failed"}', 'stdout')).toBe(
      'request failed: no such table',
    );
    expect(worthShowing('{"level":50,"err":{"message":"no such table"},"msg":"no such table"}', 'stderr')).toBe(
      'no such table',
    );
  });

  test('plain text of the error stream, and nothing of the other', () => {
    expect(worthShowing('Port 3000 is in use.', 'stderr')).toBe('Port 3000 is in use.');
    expect(worthShowing('listening', 'stdout')).toBeUndefined();
    expect(worthShowing('', 'stderr')).toBeUndefined();
  });

  test('text that only looks structured is text', () => {
    expect(worthShowing('{ broken', 'stderr')).toBe('{ broken');
    expect(worthShowing('{"a":1}', 'stderr')).toBe('{"a":1}');
  });
});

test('a process that died of a defect is quoted by its error, not by its stack', () => {
  const shown = [
    'file:///srv/server.ts:3',
    '    throw new Error("no");',
    '          ^',
    'Error: no such table: users',
    '    at open (file:///srv/db.ts:9:1)',
    '}',
    'Node.js v24.21.0',
  ];
  expect(lastSentence(shown)).toBe('Error: no such table: users');
  expect(lastSentence([])).toBeUndefined();
});
