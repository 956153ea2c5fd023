import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** One script of a browser build. */
interface BuiltScript {
  file: string;
  /** The dynamic imports that load it, as the source writes them: `./pages/home-page.tsx`. */
  imports: string[];
  modules: string[];
}

const namesOf = (modules: readonly Rspack.StatsModule[]): string[] =>
  modules.flatMap(({ name, modules: nested = [] }) => [...(name ? [name] : []), ...namesOf(nested)]);

const scriptsOf = ({ files = [], origins = [], modules = [] }: Rspack.StatsChunk): BuiltScript[] => {
  const imports = [...new Set(origins.flatMap(({ request }) => (request ? [request] : [])))].toSorted();
  return files.filter((file) => file.endsWith('.js')).map((file) => ({ file, imports, modules: namesOf(modules) }));
};

/** Writes what each script of a browser build contains and which import loads it, so that tests can limit the code of a page. */
export class CollectScripts {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.done.tap('CollectScripts', (stats) => {
      const { chunks = [] } = stats.toJson({
        all: false,
        chunks: true,
        chunkOrigins: true,
        chunkModules: true,
        nestedModules: true,
        chunkModulesSpace: Number.POSITIVE_INFINITY,
        nestedModulesSpace: Number.POSITIVE_INFINITY,
      });
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, JSON.stringify(chunks.flatMap(scriptsOf), null, 1));
    });
  }
}
