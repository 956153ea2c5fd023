import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';

/** Stands for the hash in the name of a container while the bundler works. No hash contains a `z`. */
const PLACEHOLDER = 'z'.repeat(16);

/** Name of a container for the configuration of the bundler. `ReleaseIdentity` replaces its placeholder. */
export const unnamedContainer = (remote: string): string => `${remote.replaceAll('-', '_')}_${PLACEHOLDER}`;

const PLUGIN = 'ReleaseIdentity';
/** The federation plugin imports its runtime from an absolute path, inside the URI of a virtual module. */
const RUNTIME_PACKAGE = encodeURIComponent('@module-federation/webpack-bundler-runtime');
const RUNTIME_PATH = /(?<=from%20%22)(?:(?!%22).)*webpack-bundler-runtime(?:(?!%22).)*(?=%22)/;
/** Table of placeholders, one per chunk, which the bundler later replaces with hashes. It writes the table in random order. */
const HASH_TABLE = /(?<=sriHashes=)\{[^{}]*\}/g;

const sortTable = (table: string): string => `{${table.slice(1, -1).split(',').toSorted().join(',')}}`;

/**
 * Makes the bytes of a federated build depend on its modules only: the same source gives the same files in every folder. The name
 * of the container, which must differ between two releases in one tab, becomes a hash of the emitted files.
 */
export class ReleaseIdentity {
  apply(compiler: Rspack.Compiler): void {
    const { PROCESS_ASSETS_STAGE_DEV_TOOLING, PROCESS_ASSETS_STAGE_REPORT } = compiler.rspack.Compilation;
    compiler.hooks.compilation.tap(PLUGIN, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap(PLUGIN, (module) => {
        module.request = module.request.replace(RUNTIME_PATH, RUNTIME_PACKAGE);
      });
      let hash = '';
      // After the files are minified, and before the bundler hashes them.
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: PROCESS_ASSETS_STAGE_DEV_TOOLING }, (assets) => {
        rewrite(compilation, assets, (text) => text.replaceAll(HASH_TABLE, sortTable));
        hash = hashOf(assets);
        rewrite(compilation, assets, (text) => text.replaceAll(PLACEHOLDER, hash));
      });
      // The manifest, which names the container too, is written at the end.
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: PROCESS_ASSETS_STAGE_REPORT }, (assets) =>
        rewrite(compilation, assets, (text) => text.replaceAll(PLACEHOLDER, hash)),
      );
    });
  }
}

type Assets = Parameters<Parameters<Rspack.Compilation['hooks']['processAssets']['tap']>[1]>[0];

const TEXT = /\.(?:js|json)$/;

const rewrite = (compilation: Rspack.Compilation, assets: Assets, change: (text: string) => string): void => {
  for (const [file, source] of Object.entries(assets)) {
    if (!TEXT.test(file)) continue;
    const text = source.source().toString();
    const changed = change(text);
    if (changed !== text) compilation.updateAsset(file, new compilation.compiler.rspack.sources.RawSource(changed));
  }
};

/** First 16 hex digits of the SHA-256 of all files. */
const hashOf = (assets: Assets): string => {
  const hash = createHash('sha256');
  for (const [file, source] of Object.entries(assets).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const content = source.buffer();
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
};
