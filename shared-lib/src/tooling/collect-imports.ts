import { writeFileSync } from 'node:fs';
import type { Rspack } from '@rsbuild/core';
import { singletonEntryPoints } from 'shared-lib/federation';

/**
 * Writes which names a build takes from each shared door, so that publishing can ask the live shell for every one of them.
 * Runs on the server build, where the doors are plain externals whose used exports the bundler knows.
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
      const imports = Object.fromEntries(singletonEntryPoints.map((door) => [door, usedNames(modules, door)]));
      writeFileSync(this.#file, JSON.stringify(imports, null, 1));
    });
  }
}

const usedNames = (modules: Rspack.StatsModule[], door: string): string[] => {
  const external = modules.find(({ name }) => name?.includes(`"${door}"`));
  if (!external) return [];
  if (!Array.isArray(external.usedExports))
    throw new Error(`The bundler cannot tell which names of ${door} are used; import them by name.`);
  return external.usedExports.toSorted();
};
