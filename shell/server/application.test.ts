import { scratchFolder } from 'shared-lib/testing/scratch-folder';
import { expect, test } from 'vitest';
import { loadBuild } from './application.ts';

test('a shell that was not built says what to run', async () => {
  await expect(loadBuild(scratchFolder())).rejects.toThrow(/^The shell has not been built .+npm run build/);
});
