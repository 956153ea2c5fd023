import { describe, expect, test } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { lastMessage, terminalLine, openLog } from './log-line.ts';

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

test('rotates the log: keeps the newest lines and at most one old file, each within the limit', () => {
  const folder = scratchFolder();
  const file = join(folder, 'logs/shell.log');
  for (const run of [0, 1]) {
    const log = openLog(file, 100);
    for (let line = 0; line < 30; line += 1) log(`run ${run} line ${line}`);
  }
  expect(readdirSync(join(folder, 'logs')).toSorted()).toEqual(['shell.log', 'shell.log.old']);
  expect(readFileSync(file).length).toBeLessThanOrEqual(100);
  expect(readFileSync(`${file}.old`).length).toBeLessThanOrEqual(100);
  expect(readFileSync(file, 'utf8')).toMatch(/run 1 line 29\n$/);
});
