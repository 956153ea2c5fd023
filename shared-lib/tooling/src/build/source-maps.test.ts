import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { rspack } from '@rsbuild/core';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { CompileHint } from './compile-hint.ts';
import { ReleaseIdentity, unnamedContainer } from './release-identity.ts';

const ENTRY = `import('./page.js').then(({ open }) => open());\n`;
const PAGE = `// A comment, which the minifier removes.
export const open = () => {
  if (typeof document === 'undefined') return 'nothing to open';

  throw new Error('the place of the error');
};
`;

/** Builds two modules as the browser build of a remote is built. @returns the folder with the scripts and their maps */
const build = async (): Promise<string> => {
  const root = realpathSync(scratchFolder());
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('src/index.js', ENTRY);
  write('src/page.js', PAGE);
  const compiler = rspack({
    mode: 'production',
    context: root,
    entry: './src/index.js',
    target: ['web', 'es2022'],
    devtool: 'hidden-nosources-source-map',
    output: {
      path: join(root, 'out'),
      filename: '[name].js',
      chunkFilename: 'static/js/async/[name].js',
      uniqueName: unnamedContainer('remote-admin'),
      chunkLoadingGlobal: `chunk_${unnamedContainer('remote-admin')}`,
      devtoolModuleFilenameTemplate: '[resource-path]',
    },
    optimization: { chunkIds: 'named' },
    plugins: [new CompileHint(), new ReleaseIdentity()],
  });
  const done = Promise.withResolvers<void>();
  compiler.run((error, stats) =>
    error || stats?.hasErrors()
      ? done.reject(error ?? new Error(stats?.toString({ all: false, errors: true })))
      : compiler.close(() => done.resolve()),
  );
  await done.promise;
  return join(root, 'out');
};

test('source maps follow what a build changes in its scripts after they are minified', async () => {
  const out = await build();
  const chunk = 'static/js/async/src_page_js.js';
  const script = readFileSync(join(out, chunk), 'utf8');
  const entry = readFileSync(join(out, 'main.js'), 'utf8');
  expect(script).toContain('"chunk_"+document.currentScript.dataset.rspack');
  expect(entry).toMatch(/chunk_remote_admin_[0-9a-f]{16}/);
  for (const text of [script, entry]) {
    expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(text).not.toContain('sourceMappingURL');
    expect(text).not.toContain('zzzzzzzz');
  }

  const map = readFileSync(join(out, `${chunk}.map`), 'utf8');
  expect(map).not.toContain('the place of the error');
  const lines = script.split('\n');
  const line = lines.findIndex((one) => one.includes('the place of the error'));
  const column = lines[line]?.indexOf('"the place of the error"') ?? -1;
  const place = originalPositionFor(new TraceMap(map), { line: line + 1, column });
  expect([place.source?.endsWith('src/page.js'), place.line]).toEqual([true, 5]);
});
