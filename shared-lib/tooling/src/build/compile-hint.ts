import type { Rspack } from '@rsbuild/core';
import { editScripts, EDIT_SCRIPTS_STAGE } from './edit-scripts.ts';

const PLUGIN = 'CompileHint';
/** Read by V8 on the first line of a script (https://v8.dev/blog/explicit-compile-hints); other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the browser compile the functions of a script in the background while the script arrives. Without it V8 compiles each function
 * when it is first called, on the main thread: every module of a bundle is such a function.
 */
export class CompileHint {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      // After the files are minified, which removes comments.
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: EDIT_SCRIPTS_STAGE }, (assets) =>
        editScripts(compilation, assets, { files: /\.js$/, pattern: /^/g, replacement: () => HINT }),
      );
    });
  }
}
