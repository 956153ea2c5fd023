/** Names of the design tokens: colours, spaces, text styles, breakpoints. `shared-lib/theme/root` defines their values. */
export * from './deferred-layout.ts';
export * from './media.ts';
export * from './physical.ts';
export * from './surface.ts';
export * from './text.ts';
export * from './tokens.ts';
