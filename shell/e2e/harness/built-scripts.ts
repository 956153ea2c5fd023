import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod';

const ROOT = join(import.meta.dirname, '../../..');

type Remote = 'remote-public' | 'remote-account' | 'remote-admin';

const scripts = z.array(z.object({ file: z.string(), imports: z.array(z.string()), modules: z.array(z.string()) }));
export type BuiltScript = z.infer<typeof scripts>[number];

const readScripts = (remote: Remote): BuiltScript[] =>
  scripts.parse(JSON.parse(readFileSync(join(ROOT, remote, 'dist/scripts.json'), 'utf8')));

/**
 * Scripts that load for nothing but one import.
 * @param part the import, such as `./panels.ts`
 */
export const scriptsOnlyOf = (remote: Remote, part: string): BuiltScript[] => {
  const own = readScripts(remote).filter(({ imports }) => imports.length === 1 && imports[0] === part);
  if (own.length === 0) throw new Error(`The build of ${remote} has no script for ${part} alone.`);
  return own;
};

/**
 * Scripts that a page of a remote adds to the shell: entry, routes and the page itself, without parts that load on demand.
 * @param page its import in the routes, such as `./pages/home-page.tsx`
 */
export const scriptsOfPage = (remote: Remote, page: string): BuiltScript[] => {
  const all = readScripts(remote);
  const ofPage = all.filter(({ imports }) => imports.includes(page));
  if (ofPage.length === 0) throw new Error(`The build of ${remote} has no page ${page}.`);
  const shared = all.filter(({ file, imports }) => imports.length === 0 && !file.includes('expose_login'));
  return [...new Set([...shared, ...ofPage])];
};

/** Path → length. Compressing takes long, and most pages share most of their scripts. */
const lengths = new Map<string, number>();

/** Length of a built script as browsers receive it, compressed with brotli. */
export const brotliBytes = (remote: Remote, { file }: BuiltScript): number => {
  const path = join(ROOT, remote, 'dist/federated', file);
  const length = lengths.get(path) ?? brotliCompressSync(readFileSync(path)).length;
  lengths.set(path, length);
  return length;
};
