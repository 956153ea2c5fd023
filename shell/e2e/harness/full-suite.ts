/** Test details that move a test into the full suite (`npm run test:full`) although its file is not `*.full.spec.ts`. */
export const fullSuiteOnly = { tag: '@full' } as const;

/** Viewport widths: the phone runs with `npm test`, the desktop in the full suite. */
export const bothWidths = [
  { width: 390, details: {} },
  { width: 1440, details: fullSuiteOnly },
] as const;
