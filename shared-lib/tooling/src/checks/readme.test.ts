import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { packages } from './packages.ts';
import { ROOT } from '../config.ts';

const documents = [
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/api-behaviour.md',
  '.github/caches.md',
  '.github/decisions/README.md',
  '.github/other-administrations.md',
  ...packages.map((name) => `${name}/README.md`),
].filter((file) => existsSync(join(ROOT, file)));

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const manifest = z.object({
  scripts: z.optional(z.record(z.string(), z.string())),
  exports: z.optional(z.record(z.string(), z.unknown())),
});
const manifestOf = (folder: string) => {
  const file = join(ROOT, folder, 'package.json');
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
};

/** Scripts of a package; the root for an empty name. */
const scriptsOf = (folder: string): readonly string[] => Object.keys(manifestOf(folder).scripts ?? {});

/** `npm run build -w shell` → script `build` of `shell`. */
const commandsIn = (text: string): { command: string; script: string; workspace: string }[] =>
  [...text.matchAll(/\bnpm (?:run )?((?<=run )[\w:-]+|start|test)((?: (?!--\s)[^\s`|#;&)]+)*)/g)].map((match) => {
    const [command, script = '', rest = ''] = match;
    return { command, script, workspace: /-w (\S+)/.exec(rest)?.[1] ?? '' };
  });

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => target);

/**
 * Paths in code marks that name a file or folder of the checkout: `src/routing/areas.ts`, `shell/e2e`. A path alone on its line is
 * the title of an example.
 */
const pathsIn = (text: string): string[] =>
  [...text.replaceAll(/^`[^`]+`$/gm, '').matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path);

/** Names of the entry points of shared-lib; `ui/*` stands for any component. */
const entryPoints = Object.keys(manifestOf('shared-lib').exports ?? {}).map((name) =>
  name.replace(/^\./, 'shared-lib'),
);
const isEntryPoint = (path: string) =>
  entryPoints.some((name) => (name.endsWith('*') ? path.startsWith(name.slice(0, -1)) : path === name));

const FIRST_SEGMENTS = [...packages, 'src', 'server', 'bench', 'e2e'];
const namesCheckout = (path: string) => FIRST_SEGMENTS.some((segment) => path.startsWith(`${segment}/`));

describe.each(documents)('%s', (file) => {
  const folder = dirname(file);
  const text = textOf(file);

  test('names commands that exist', () => {
    const missing = commandsIn(text)
      .filter(({ script, workspace }) => {
        const folders = workspace ? [workspace, `shared-lib/${workspace}`] : ['', folder];
        return !folders.some((one) => scriptsOf(one).includes(script));
      })
      .map(({ command }) => command);
    expect(missing).toEqual([]);
  });

  test('links to files that exist', () => {
    expect(linksIn(text).filter((target) => !existsSync(join(ROOT, folder, target)))).toEqual([]);
  });

  test('names files and folders that exist', () => {
    const missing = pathsIn(text)
      .filter((path) => namesCheckout(path) && !isEntryPoint(path))
      .filter((path) => ![ROOT, join(ROOT, folder)].some((base) => existsSync(join(base, path))));
    expect(missing).toEqual([]);
  });
});
