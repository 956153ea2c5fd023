import { join } from 'node:path';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { remoteIds, remotes } from 'shared-lib/federation';
import { browsers } from './browser-build.ts';
import { ROOT } from '../config.ts';
import { arabicControlStrings, productionRouter, smallIcons } from '../patches/library-patches.ts';
import { styledPlugin } from './styled-plugin.ts';

interface SingleBundle {
  /** Absolute paths of the entry module, the HTML template and the output folder. */
  entry: string;
  template: string;
  output: string;
  /** Absolute path of a module → absolute path of its replacement. */
  replacements: Readonly<Record<string, string>>;
}

/** Aliases such as `bundled/remote-public/routes` for the exposed modules of the remotes. */
const exposedModules = (): Record<string, string> =>
  Object.fromEntries(
    remoteIds.flatMap((id) =>
      Object.entries(remotes[id].exposes).map(([expose, file]) => [
        `bundled/${id}${expose.slice(1)}$`,
        join(ROOT, id, file),
      ]),
    ),
  );

/**
 * Build configuration of the whole site as one client-rendered application, from the same source and with the bundler's
 * default code splitting. The benchmark compares the composed site with it; it is never released.
 */
export const defineSingleBundle = ({ entry, template, output, replacements }: SingleBundle): RsbuildConfig =>
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
      rspack: {
        plugins: [arabicControlStrings(), smallIcons()],
        resolve: { alias: { ...exposedModules(), ...productionRouter(), ...replacements } },
      },
    },
  });
