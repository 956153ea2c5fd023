import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers } from './browser-build.ts';
import { arabicControlStrings } from './control-strings.ts';
import { serverExternals } from './federation-options.ts';
import { styledPlugin } from './styled-plugin.ts';

interface ControlSets {
  /** Names of controls, such as `select`, by the name of the file that contains them. */
  sets: Readonly<Record<string, readonly string[]>>;
  /** Absolute path of the output folder. */
  output: string;
}

const moduleOf = (controls: readonly string[]): string => {
  const exported = controls.map(
    (name) => `export * as ${name.replaceAll('-', '_')} from "shared-lib/controls/${name}";`,
  );
  return `data:text/javascript,${exported.join('')}`;
};

/**
 * Build configuration of one file for each set of controls, without the singletons, which the shell provides. The benchmark measures
 * the files; they are never released.
 */
export const defineControlSets = ({ sets, output }: ControlSets): RsbuildConfig =>
  defineConfig({
    plugins: [pluginReact()],
    performance: { printFileSize: false },
    source: { entry: Object.fromEntries(Object.entries(sets).map(([name, controls]) => [name, moduleOf(controls)])) },
    splitChunks: false,
    output: {
      target: 'web',
      cleanDistPath: true,
      distPath: { root: output, js: '.' },
      filename: { js: '[name].js' },
      externals: serverExternals,
      legalComments: 'none',
      overrideBrowserslist: browsers,
    },
    tools: {
      htmlPlugin: false,
      swc: styledPlugin('bundle'),
      rspack: { plugins: [arabicControlStrings()], output: { library: { type: 'commonjs2' } } },
    },
  });
