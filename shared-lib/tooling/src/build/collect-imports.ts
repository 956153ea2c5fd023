import { writeFileSync } from 'node:fs';
import type { Rspack } from '@rsbuild/core';
import { namedModules } from 'shared-lib/federation';

/**
 * Writes the names that a build imports from the modules of `namedModules`, so that publishing can check that the live shell provides
 * them. Runs on the server build, where these modules are externals whose used exports the bundler knows.
 */
export class CollectImports {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.done.tap('CollectImports', (stats) => {
      const { modules = [] } = stats.toJson({
        all: false,
        modules: true,
        usedExports: true,
        nestedModules: true,
        modulesSpace: Number.POSITIVE_INFINITY,
      });
      const imports = Object.fromEntries(namedModules.map((name) => [name, usedNames(modules, name)]));
      writeFileSync(this.#file, JSON.stringify(imports, null, 1));
    });
  }
}

const usedNames = (modules: Rspack.StatsModule[], shared: string): string[] => {
  const external = modules.find(({ name }) => name?.includes(`"${shared}"`));
  if (!external) return [];
  if (!Array.isArray(external.usedExports))
    throw new Error(`The bundler does not know which names of ${shared} are used; import them by name.`);
  return external.usedExports.toSorted();
};
