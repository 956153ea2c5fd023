/** The contract between the shell and the remotes: exposed modules, releases, registry, shared modules. */
export * from './areas.ts';
export * from './browser-release.ts';
export * from './page-scripts.ts';
export * from './pages.ts';
export * from './registry.ts';
export * from './remote-module.ts';
export * from './areas.ts';
export * from './remotes.ts';
export * from './route-handle.ts';
export * from './sections.ts';
export * from './shared-modules.ts';
export * from './watch-script.ts';
