/**
 * Who may import whom, as data: the table that the rule `house/import-walls` enforces. A door or a library that may be used
 * in one more place is one more word here; what is not here is a wall.
 */

/** Inside shared-lib: each door → the doors below it. Inward only, so that there is no way round in a circle. */
const uiDoors = ['theme', 'copy', 'format', 'paths', 'router'];
export const doorsBelow: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  router: [],
  theme: [],
  toast: [],
  unsaved: [],
  copy: ['contracts'],
  paths: ['contracts'],
  format: ['contracts', 'copy'],
  session: ['contracts'],
  http: ['contracts', 'copy', 'session'],
  api: ['contracts', 'copy', 'http', 'session'],
  seo: ['contracts', 'copy', 'format', 'paths'],
  // ui knows no domain: neither contracts nor calls.
  ui: uiDoors,
  form: [...uiDoors, 'ui', 'contracts', 'http', 'toast', 'unsaved'],
  // federation is the outermost of the browser: it draws what a remote shows when it stands alone or a part of it is lost.
  federation: [...uiDoors, 'ui', 'contracts', 'http', 'seo', 'session'],
  tooling: ['contracts', 'copy', 'federation', 'paths'],
};

/** Folders that know only some doors of shared-lib. */
export const doorsOfFolder: Readonly<Record<string, readonly string[]>> = {
  'mock-api/': ['contracts', 'copy', 'format', 'paths', 'tooling', 'testing'],
  'shell/e2e/': ['contracts', 'paths', 'testing'],
  'shell/bench/': ['contracts', 'federation', 'paths', 'testing', 'tooling'],
};

interface LibraryWall {
  named: RegExp;
  allowedIn: RegExp;
  /** A type weighs nothing and binds nobody at run time. */
  typesAnywhere: boolean;
  say: string;
}

/** Libraries that have one door in the house, and what everyone else uses in their place. */
export const libraryWalls: readonly LibraryWall[] = [
  {
    named: /^react-router(?:-dom)?(?:\/|$)/,
    allowedIn: /^shared-lib\/src\/router\//,
    typesAnywhere: false,
    say: "The router comes from 'shared-lib/router', so that the library behind it can be exchanged in one file.",
  },
  {
    named: /^zod(?:\/(?!mini$)|$)/,
    allowedIn: /^(?:mock-api|shell\/(?:server|e2e|bench)|shared-lib\/src\/(?:tooling|testing))\//,
    typesAnywhere: true,
    say: "Code that may reach a browser uses 'zod/mini' (about 5 KB), never the whole of zod (24 KB).",
  },
  {
    named: /^axios(?:\/|$)/,
    // The shell gives the client its adapter on the server, where answers are shared.
    allowedIn: /^shared-lib\/src\/http\/|^shell\/src\/server-api\.ts$/,
    typesAnywhere: true,
    say: "The API is called through 'shared-lib/http', which attaches the token and parses every answer by its contract.",
  },
  {
    named: /^sonner(?:\/|$)/,
    allowedIn: /^(?:shared-lib\/src\/toast|shell\/src)\//,
    typesAnywhere: false,
    say: "A notice is said with 'shared-lib/toast'; only the shell knows how it is shown.",
  },
];
