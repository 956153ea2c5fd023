import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { openLog } from './log-file.ts';

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
