import { writeFileSync } from 'node:fs';
import type { Rspack } from '@rsbuild/core';
import { singletonEntryPoints } from 'shared-lib/federation';

/**
 * Writes the names that a build imports from each singleton entry point, so that publishing can check that the live shell
 * exports them. Runs on the server build, where the entry points are externals whose used exports the bundler knows.
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
      const imports = Object.fromEntries(
        singletonEntryPoints.map((entryPoint) => [entryPoint, usedNames(modules, entryPoint)]),
      );
      writeFileSync(this.#file, JSON.stringify(imports, null, 1));
    });
  }
}

const usedNames = (modules: Rspack.StatsModule[], entryPoint: string): string[] => {
  const external = modules.find(({ name }) => name?.includes(`"${entryPoint}"`));
  if (!external) return [];
  if (!Array.isArray(external.usedExports))
    throw new Error(`The bundler does not know which names of ${entryPoint} are used; import them by name.`);
  return external.usedExports.toSorted();
};
