import { join } from 'node:path';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { remoteIds, remotes } from 'shared-lib/federation';
import { browsers, productionRouter } from './browser-build.ts';
import { ROOT } from './config.ts';
import { styledPlugin } from './styled-plugin.ts';

interface SingleBundle {
  /** Absolute paths of the file that starts the page, of its HTML and of the folder to write. */
  entry: string;
  template: string;
  output: string;
  /** Absolute path of a module → the one that stands in for it. */
  instead: Readonly<Record<string, string>>;
}

/** `bundled/remote-public/routes` and so on: the doors of the remotes as ordinary modules. */
const doors = (): Record<string, string> =>
  Object.fromEntries(
    remoteIds.flatMap((id) =>
      Object.entries(remotes[id].exposes).map(([expose, file]) => [
        `bundled/${id}${expose.slice(1)}$`,
        join(ROOT, id, file),
      ]),
    ),
  );

/**
 * The whole site as one application that draws in the browser, from the same source and with the bundler's own idea of how
 * to split it: what composition is measured against, never what is released.
 */
export const defineSingleBundle = ({ entry, template, output, instead }: SingleBundle): RsbuildConfig =>
  defineConfig({
    plugins: [pluginReact()],
    performance: { printFileSize: false },
    source: { entry: { index: entry } },
    html: { template, scriptLoading: 'defer' },
    output: {
      target: 'web',
      assetPrefix: '/',
      cleanDistPath: true,
      distPath: { root: output },
      dataUriLimit: 0,
      legalComments: 'none',
      overrideBrowserslist: browsers,
    },
    tools: {
      swc: styledPlugin('bundle'),
      rspack: { resolve: { alias: { ...doors(), ...productionRouter(), ...instead } } },
    },
  });
