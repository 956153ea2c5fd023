/** The agreement between the shell and the remotes: doors, releases, registry, shared modules. */
export * from './browser-release.ts';
export * from './door.ts';
export * from './registry.ts';
export * from './remotes.ts';
export * from './shared-modules.ts';
