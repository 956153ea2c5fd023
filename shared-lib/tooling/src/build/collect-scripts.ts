import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { BuiltScript } from './page-scripts.ts';

/** Files in a remote's `dist` folder. */
export const SCRIPTS_FILE = 'scripts.json';
export const MODULES_FILE = 'modules.json';

interface ScriptWithModules extends BuiltScript {
  /** The dynamic imports that load it, as the source writes them: `./panels.ts`. */
  imports: string[];
  modules: string[];
}

const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content, null, 1));
};

/** Path of a module, the same in every build of a package; undefined for code without a file. */
const pathOf = (module: Rspack.Module | null, { context }: Rspack.Compiler): string | undefined => {
  const file = module?.nameForCondition();
  return file && relative(context, file);
};

const namesOf = (modules: readonly Rspack.StatsModule[]): string[] =>
  modules.flatMap(({ name, modules: nested = [] }) => [...(name ? [name] : []), ...namesOf(nested)]);

const scriptsOf = ({
  files = [],
  origins = [],
  modules = [],
}: Rspack.StatsChunk): Omit<ScriptWithModules, 'loads'>[] => {
  const imports = [...new Set(origins.flatMap(({ request }) => (request ? [request] : [])))].toSorted();
  return files.filter((file) => file.endsWith('.js')).map((file) => ({ file, imports, modules: namesOf(modules) }));
};

/** Script → the modules that a dynamic import loads with it. */
const loadsOf = ({ compilation, compiler }: { compilation: Rspack.Compilation; compiler: Rspack.Compiler }) => {
  const loads = new Map<string, Set<string>>();
  const { chunkGraph, moduleGraph } = compilation;
  for (const { blocks } of compilation.modules)
    for (const block of blocks) {
      const group = chunkGraph.getBlockChunkGroup(block);
      const paths = block.dependencies.flatMap((one) => pathOf(moduleGraph.getModule(one), compiler) ?? []);
      for (const chunk of group?.chunks ?? [])
        for (const file of chunk.files) loads.set(file, new Set([...(loads.get(file) ?? []), ...paths]));
    }
  return loads;
};

/**
 * Writes what each script of a browser build contains and which dynamic imports load it, so that pages can name their scripts and tests
 * can limit the code of a page.
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
      const loads = loadsOf({ compilation: stats.compilation, compiler });
      const scripts = chunks.flatMap(scriptsOf);
      write(
        this.#file,
        scripts.map((script) => ({ ...script, loads: [...(loads.get(script.file) ?? [])].toSorted() })),
      );
    });
  }
}

/** Writes the ids that a server build gives its modules. */
export class CollectModules {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.done.tap('CollectModules', ({ compilation }) => {
      const ids = [...compilation.modules].flatMap((module) => {
        const id = compilation.chunkGraph.getModuleId(module);
        const path = pathOf(module, compiler);
        return id === null || path === undefined ? [] : [[id, path] as const];
      });
      write(this.#file, Object.fromEntries(ids));
    });
  }
}
