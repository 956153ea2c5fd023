import type { ReleasePage } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';

const builtScript = z.object({
  file: z.string(),
  /** The modules that a dynamic import loads with it, by their path in the package: `src/pages/home-page.tsx`. */
  loads: z.array(z.string()),
});
/** One script of a browser build. */
export type BuiltScript = z.infer<typeof builtScript>;

/** What `collect-scripts.ts` writes. */
export const builtScripts = z.array(builtScript);

/** `all`, or the role of a user → the modules that a page imports, by their path in the package. */
export type PageModules = Readonly<Record<string, readonly string[]>>;

/** A page with its modules in place of its scripts. */
export interface ListedPage extends Omit<ReleasePage, 'scripts'> {
  modules?: PageModules | undefined;
}

/** The modules of a layout together with those of a page in it. */
export const mergeModules = (outer: PageModules, inner: PageModules): PageModules =>
  Object.fromEntries(
    Object.keys({ ...outer, ...inner }).map((role) => [role, [...(outer[role] ?? []), ...(inner[role] ?? [])]]),
  );

const filesOf = (page: string, paths: readonly string[], built: readonly BuiltScript[]): string[] =>
  paths.flatMap((path) => {
    const files = built.flatMap(({ file, loads }) => (loads.includes(path) ? [file] : []));
    if (files.length > 0) return files;
    throw new CliError(`The page ${page} imports ${path}, but no script of the browser build loads it.`);
  });

/**
 * Replaces the modules of a page by the scripts that load them, each once.
 * @param built the scripts of the browser build
 * @throws {CliError} when a page imports a module that the browser build does not load on its own
 */
export const withScripts = ({ modules, ...page }: ListedPage, built: readonly BuiltScript[]): ReleasePage => {
  if (!modules) return page;
  const all = new Set(filesOf(page.path, modules.all ?? [], built));
  const scripts = Object.entries(modules).map(([role, paths]) => {
    const files = new Set(filesOf(page.path, paths, built));
    return [role, [...files].filter((file) => role === 'all' || !all.has(file))] as const;
  });
  return { ...page, scripts: Object.fromEntries(scripts) };
};
