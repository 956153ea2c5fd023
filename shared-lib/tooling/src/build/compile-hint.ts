import type { Rspack } from '@rsbuild/core';

const PLUGIN = 'CompileHint';
/** Read by V8 on the first line of a script (https://v8.dev/blog/explicit-compile-hints); other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the browser compile the functions of a script in the background while the script arrives. Without it V8 compiles each function
 * when it is first called, on the main thread: every module of a bundle is such a function.
 */
export class CompileHint {
  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      // After the files are minified, which removes comments, and before the bundler hashes them.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.js'))
            compilation.updateAsset(file, new sources.RawSource(`${HINT}${source.source().toString()}`));
      });
    });
  }
}
