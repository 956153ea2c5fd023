import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { describe, expect, test } from 'vitest';
import { buildApplication, buildApplications, isBuilt } from './build.ts';
import { inputHash } from './input-hash.ts';

const CONFIG =
  "export default { source: { entry: { index: './src/index.js' } }, performance: { printFileSize: false } };";

/** Creates a checkout with one small application for the real bundler. */
const checkout = (source: string, config = CONFIG) => {
  const root = scratchFolder();
  const folder = join(root, 'remote-admin');
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'rsbuild.config.mjs'), config);
  writeFileSync(join(folder, 'src/index.js'), source);
  return { root, folder, change: (text: string) => writeFileSync(join(folder, 'src/index.js'), text) };
};

describe('building an application', () => {
  test('skips the build when the sources have not changed', async () => {
    const { root, folder, change } = checkout("document.title = 'one';");
    expect(await buildApplication('remote-admin', { root })).toMatchObject({ built: true });
    expect(readFileSync(join(folder, 'dist/built-from'), 'utf8').trim()).toBe(inputHash(root, 'remote-admin'));
    expect(await buildApplication('remote-admin', { root })).toMatchObject({ built: false });
    change("document.title = 'two';");
    expect(isBuilt('remote-admin', { root })).toBe(false);
    expect(await buildApplication('remote-admin', { root })).toMatchObject({ built: true });
  });

  test('builds once when two builds are requested at the same time', async () => {
    const { root } = checkout("document.title = 'one';");
    const results = await Promise.all([
      buildApplication('remote-admin', { root }),
      buildApplication('remote-admin', { root }),
    ]);
    expect(results.filter(({ built }) => built)).toHaveLength(1);
  });

  test('shows the output of the bundler when the build fails, and marks the application as not built', async () => {
    const { root, folder, change } = checkout("document.title = 'one';");
    await buildApplication('remote-admin', { root });
    change("import './missing.js';");
    await expect(buildApplications(['remote-admin'], { root })).rejects.toThrow(
      /missing\.js[\s\S]*remote-admin could not be built; see the output of the bundler above\.$/,
    );
    expect(existsSync(join(folder, 'dist/built-from'))).toBe(false);
  });

  test('prints the warnings of a build that succeeds', async () => {
    const plugin = "{ name: 'pages', setup: (api) => api.onAfterBuild(() => api.logger.warn('No page was found.')) }";
    const { root } = checkout("document.title = 'one';", CONFIG.replace('};', `, plugins: [${plugin}] };`));
    const lines: string[] = [];
    await buildApplications(['remote-admin'], { root, print: (line) => lines.push(line) });
    expect(lines).toEqual(['No page was found.', expect.stringMatching(/^remote-admin: built in /)]);
  });
});
