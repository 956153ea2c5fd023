import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';
import { editScripts, EDIT_SCRIPTS_STAGE, isSourceMap, type Assets, type ScriptEdit } from './edit-scripts.ts';

/** Stands for the hash in the name of a container while the bundler works. No hash contains a `z`. */
const PLACEHOLDER = 'z'.repeat(16);

/** Name of a container for the configuration of the bundler. `ReleaseIdentity` replaces its placeholder. */
export const unnamedContainer = (remote: string): string => `${remote.replaceAll('-', '_')}_${PLACEHOLDER}`;

const EVERY_PLACEHOLDER = new RegExp(PLACEHOLDER, 'g');

const PLUGIN = 'ReleaseIdentity';
/** The federation plugin imports its runtime from an absolute path, inside the URI of a virtual module. */
const RUNTIME_PACKAGE = encodeURIComponent('@module-federation/webpack-bundler-runtime');
const RUNTIME_PATH = /(?<=from%20%22)(?:(?!%22).)*webpack-bundler-runtime(?:(?!%22).)*(?=%22)/;
/** Table of placeholders, one per chunk, which the bundler later replaces with hashes. It writes the table in random order. */
const HASH_TABLE = /(?<=sriHashes=)\{[^{}]*\}/g;

/** The list into which a chunk puts its modules, and which only the runtime of its release reads. */
const CHUNK_LIST = new RegExp(`(?<=globalThis)\\.chunk_(?=\\w*${PLACEHOLDER})\\w+`, 'g');
/** The same list by the script element that runs: the loader of the bundler writes the name of the container into its `data-rspack`. */
const CHUNK_LIST_OF_SCRIPT = '["chunk_"+document.currentScript.dataset.rspack.split(":")[0]]';
const LAZY_CHUNK = /^static\/js\/async\/.*\.js$/;
const TEXT = /\.(?:js|json)$/;

/**
 * Takes the name of the container out of a chunk. It is a hash of all files, so each change of one would change them all, and every browser
 * would load them again.
 */
const withoutContainer: ScriptEdit = {
  files: LAZY_CHUNK,
  pattern: CHUNK_LIST,
  replacement: () => CHUNK_LIST_OF_SCRIPT,
};

const sortTable = (table: string): string => `{${table.slice(1, -1).split(',').toSorted().join(',')}}`;

/**
 * Makes the bytes of a federated build depend on its modules only: the same source gives the same files in every folder. The name
 * of the container, which must differ between two releases in one tab, becomes a hash of the emitted files. Chunks do not contain it, so a
 * chunk whose modules have not changed has the same bytes as in the release before.
 */
export class ReleaseIdentity {
  apply(compiler: Rspack.Compiler): void {
    const { PROCESS_ASSETS_STAGE_REPORT } = compiler.rspack.Compilation;
    compiler.hooks.compilation.tap(PLUGIN, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap(PLUGIN, (module) => {
        module.request = module.request.replace(RUNTIME_PATH, RUNTIME_PACKAGE);
      });
      let hash = '';
      const nameContainer = (assets: Assets) =>
        editScripts(compilation, assets, { files: TEXT, pattern: EVERY_PLACEHOLDER, replacement: () => hash });
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: EDIT_SCRIPTS_STAGE }, (assets) => {
        editScripts(compilation, assets, { files: TEXT, pattern: HASH_TABLE, replacement: sortTable });
        editScripts(compilation, assets, withoutContainer);
        hash = hashOf(assets);
        nameContainer(assets);
      });
      // The manifest, which names the container too, is written at the end.
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: PROCESS_ASSETS_STAGE_REPORT }, nameContainer);
    });
  }
}

/** First 16 hex digits of the SHA-256 of all files but the source maps, which a comment changes too. */
const hashOf = (assets: Assets): string => {
  const hash = createHash('sha256');
  const files = Object.entries(assets).filter(([file]) => !isSourceMap(file));
  for (const [file, source] of files.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const content = source.buffer();
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
};
