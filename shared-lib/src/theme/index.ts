/** The design by name: colours, spaces, text roles, breakpoints. Values and fonts are in `shared-lib/theme/root`. */
export * from './deferred-layout.ts';
export * from './media.ts';
export * from './physical.ts';
export * from './surface.ts';
export * from './text.ts';
export * from './tokens.ts';
