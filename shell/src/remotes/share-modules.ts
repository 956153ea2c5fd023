import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { version as queryVersion } from '@tanstack/react-query/package.json';
import { version as reactVersion } from 'react';
import { version as domVersion } from 'react-dom';
import { ENTRY_POINT_VERSION } from 'shared-lib/federation';
import { version as styledVersion } from 'styled-components';
import { providedModules } from '../provided/provided-modules.ts';

const libraryVersions: Readonly<Record<string, string>> = {
  react: reactVersion,
  'react/jsx-runtime': reactVersion,
  'react-dom': domVersion,
  'styled-components': styledVersion,
  '@tanstack/react-query': queryVersion,
};

const share = (name: string, module: object) => ({
  version: libraryVersions[name] ?? ENTRY_POINT_VERSION,
  lib: () => module,
  // Remotes name the versions that they accept; the shell takes its own.
  shareConfig: { singleton: true, eager: true, requiredVersion: false as const },
});

/**
 * Starts the federation runtime with the modules that the shell provides, and provides the runtime itself to the entries of remotes.
 * The build plugin of the federation would do the same with more code: it puts every provided module behind an indirection that its
 * importers in the shell pass too, and includes whole libraries.
 */
export const shareModules = (plugin: ModuleFederationRuntimePlugin): void => {
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(Object.entries(providedModules).map(([name, module]) => [name, share(name, module)])),
    plugins: [provideRuntimeCore(), plugin],
  });
};
