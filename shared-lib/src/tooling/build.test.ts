import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'shared-lib/testing/scratch-folder';
import { describe, expect, test } from 'vitest';
import { buildRoom, buildRooms, isBuilt } from './build.ts';
import { inputHash } from './input-hash.ts';

const CONFIG =
  "export default { source: { entry: { index: './src/index.js' } }, performance: { printFileSize: false } };";

/** A checkout with one small room for the real bundler. */
const checkout = (source: string) => {
  const root = scratchFolder();
  const room = join(root, 'remote-admin');
  mkdirSync(join(room, 'src'), { recursive: true });
  writeFileSync(join(room, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(room, 'rsbuild.config.mjs'), CONFIG);
  writeFileSync(join(room, 'src/index.js'), source);
  return { root, room, change: (text: string) => writeFileSync(join(room, 'src/index.js'), text) };
};

describe('building a room', () => {
  test('happens once per state of its sources', async () => {
    const { root, room, change } = checkout("document.title = 'one';");
    expect(await buildRoom('remote-admin', { root })).toMatchObject({ built: true });
    expect(readFileSync(join(room, 'dist/built-from'), 'utf8').trim()).toBe(inputHash(root, 'remote-admin'));
    expect(await buildRoom('remote-admin', { root })).toMatchObject({ built: false });
    change("document.title = 'two';");
    expect(isBuilt('remote-admin', { root })).toBe(false);
    expect(await buildRoom('remote-admin', { root })).toMatchObject({ built: true });
  });

  test('that is asked for twice at once happens once', async () => {
    const { root } = checkout("document.title = 'one';");
    const results = await Promise.all([buildRoom('remote-admin', { root }), buildRoom('remote-admin', { root })]);
    expect(results.filter(({ built }) => built)).toHaveLength(1);
  });

  test('that fails shows what the bundler says and counts as not built, also after one that went well', async () => {
    const { root, room, change } = checkout("document.title = 'one';");
    await buildRoom('remote-admin', { root });
    change("import './missing.js';");
    await expect(buildRooms(['remote-admin'], { root })).rejects.toThrow(
      /missing\.js[\s\S]*remote-admin could not be built; what the bundler says stands above\.$/,
    );
    expect(existsSync(join(room, 'dist/built-from'))).toBe(false);
  });
});
