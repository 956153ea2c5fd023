import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty temporary folder and deletes it when the test ends. */
export const scratchFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'miqyas-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
