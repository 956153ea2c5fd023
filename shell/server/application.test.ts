import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { loadBuild } from './application.ts';

test('rejects a shell that was not built and names the command to run', async () => {
  await expect(loadBuild(scratchFolder())).rejects.toThrow(/^The shell has not been built .+npm run build/);
});
