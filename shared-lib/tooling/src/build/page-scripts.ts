import type { PageImports, ReleasePage } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';

const builtScript = z.object({
  file: z.string(),
  /** The dynamic imports that load it, as the source writes them: `./pages/home-page.tsx`. */
  imports: z.array(z.string()),
});
/** One script of a browser build. */
export type BuiltScript = z.infer<typeof builtScript>;

/** What `collect-scripts.ts` writes. */
export const builtScripts = z.array(builtScript);

/** A page with its imports in place of its scripts. */
export interface ListedPage extends Omit<ReleasePage, 'scripts'> {
  imports?: PageImports | undefined;
}

/** The imports of a layout together with those of a page in it. */
export const mergeImports = (outer: PageImports, inner: PageImports): PageImports =>
  Object.fromEntries(
    Object.keys({ ...outer, ...inner }).map((role) => [role, [...(outer[role] ?? []), ...(inner[role] ?? [])]]),
  );

const filesOf = (page: string, names: readonly string[], built: readonly BuiltScript[]): string[] =>
  names.flatMap((name) => {
    const files = built.flatMap(({ file, imports }) => (imports.includes(name) ? [file] : []));
    if (files.length > 0) return files;
    throw new CliError(
      `The page ${page} names the import "${name}", but no chunk of the build belongs to it: write it as the import() of its lazyPage does.`,
    );
  });

/**
 * Replaces the imports of a page by the scripts that load them, each once.
 * @param built the scripts of the browser build
 * @throws {CliError} when a page names an import that the build does not know
 */
export const withScripts = ({ imports, ...page }: ListedPage, built: readonly BuiltScript[]): ReleasePage => {
  if (!imports) return page;
  const all = new Set(filesOf(page.path, imports.all ?? [], built));
  const scripts = Object.entries(imports).map(([role, names]) => {
    const files = new Set(filesOf(page.path, names, built));
    return [role, [...files].filter((file) => role === 'all' || !all.has(file))] as const;
  });
  return { ...page, scripts: Object.fromEntries(scripts) };
};
