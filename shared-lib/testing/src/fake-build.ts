import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remotes, type RemoteId } from 'shared-lib/federation';
import { scratchFolder } from './scratch-folder.ts';

interface FakeBuild {
  id?: RemoteId;
  /** Content of the exposed chunks: a different text makes a different build. */
  text?: string;
  imports?: Record<string, string[]>;
  /** More files of the browser build: path → content. */
  files?: Record<string, string>;
}

const write = (folder: string, files: Record<string, string>): void => {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};

/**
 * Writes a minimal version of what a remote's build leaves in `dist`.
 * @returns the `dist` folder
 */
export const fakeBuild = ({
  id = 'remote-admin',
  text = 'one',
  imports = { 'shared-lib/router': ['Link'] },
  files = {},
}: FakeBuild = {}): string => {
  const dist = join(scratchFolder(), 'dist');
  const exposedModules = Object.keys(remotes[id].exposes).map((path) => ({
    path,
    file: `static/js/async/${path.slice(2)}.js`,
  }));
  const manifest = {
    name: `${id.replaceAll('-', '_')}_${text.replaceAll(/\W/g, '')}`,
    metaData: { remoteEntry: { path: '', name: 'remoteEntry.12345678.js' } },
    exposes: exposedModules.map(({ path, file }) => ({ path, assets: { js: { sync: [file], async: [] } } })),
  };
  write(dist, {
    ...Object.fromEntries(
      exposedModules.map(({ path, file }) => [`federated/${file}`, `load(${JSON.stringify(path + text)});`]),
    ),
    'federated/remoteEntry.12345678.js': 'var entry;',
    'federated/mf-manifest.json': JSON.stringify(manifest),
    'federated/mf-stats.json': '{}',
    'federated/static/js/index.0123456789.js': 'never loaded',
    'federated/static/js/async/login.js.LICENSE.txt': 'MIT',
    'federated/static/js/async/login.js.map': '{}',
    ...Object.fromEntries(
      exposedModules.map(({ path }) => [`server/${path.slice(2)}.cjs`, `module.exports = ${JSON.stringify(text)};`]),
    ),
    'imports.json': JSON.stringify(imports),
    ...Object.fromEntries(Object.entries(files).map(([path, content]) => [`federated/${path}`, content])),
  });
  return dist;
};
