import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { BuiltScript } from './page-scripts.ts';

/** File in a remote's `dist` folder. */
export const SCRIPTS_FILE = 'scripts.json';

interface ScriptWithModules extends BuiltScript {
  modules: string[];
}

const namesOf = (modules: readonly Rspack.StatsModule[]): string[] =>
  modules.flatMap(({ name, modules: nested = [] }) => [...(name ? [name] : []), ...namesOf(nested)]);

const scriptsOf = ({ files = [], origins = [], modules = [] }: Rspack.StatsChunk): ScriptWithModules[] => {
  const imports = [...new Set(origins.flatMap(({ request }) => (request ? [request] : [])))].toSorted();
  return files.filter((file) => file.endsWith('.js')).map((file) => ({ file, imports, modules: namesOf(modules) }));
};

/**
 * Writes what each script of a browser build contains and which import loads it, so that pages can name their scripts and tests can
 * limit the code of a page.
 */
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
