import { describe, expect, test } from 'vitest';
import { lastMessage, terminalLine } from './log-line.ts';

describe('terminalLine', () => {
  test('shortens warnings and errors of a structured log and drops the rest', () => {
    expect(terminalLine('{"level":30,"msg":"request completed"}', 'stdout')).toBeUndefined();
    expect(terminalLine('{"level":40,"msg":"the outbox is full"}', 'stdout')).toBe('the outbox is full');
    expect(terminalLine('{"level":50,"err":{"message":"no such table"},"msg":"request failed"}', 'stdout')).toBe(
      'request failed: no such table',
    );
    expect(terminalLine('{"level":50,"err":{"message":"no such table"},"msg":"no such table"}', 'stderr')).toBe(
      'no such table',
    );
  });

  test('passes plain text of stderr and drops plain text of stdout', () => {
    expect(terminalLine('Port 3000 is in use.', 'stderr')).toBe('Port 3000 is in use.');
    expect(terminalLine('listening', 'stdout')).toBeUndefined();
    expect(terminalLine('', 'stderr')).toBeUndefined();
  });

  test('treats invalid or unstructured JSON as plain text', () => {
    expect(terminalLine('{ broken', 'stderr')).toBe('{ broken');
    expect(terminalLine('{"a":1}', 'stderr')).toBe('{"a":1}');
  });
});

test('lastMessage finds the error message of a crashed process, not its stack', () => {
  const shown = [
    'file:///srv/server.ts:3',
    '    throw new Error("no");',
    '          ^',
    'Error: no such table: users',
    '    at open (file:///srv/db.ts:9:1)',
    '}',
    'Node.js v24.21.0',
  ];
  expect(lastMessage(shown)).toBe('Error: no such table: users');
  expect(lastMessage([])).toBeUndefined();
});
