/** Names of the design tokens: colours, text styles, breakpoints. `shared-lib/theme/root` defines their values, and those of spaces (`var(--s4)`). */
export * from './deferred-layout.ts';
export * from './forced-colors.ts';
export * from './media.ts';
export * from './media.ts';
export * from './mixins.ts';
export * from './mixins.ts';
export * from './mixins.ts';
export * from './tokens.ts';
