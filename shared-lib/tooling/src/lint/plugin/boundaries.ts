/**
 * Import boundaries as data. The rule `project/import-boundaries` enforces them. An import that is not listed here is
 * forbidden.
 */

/** Inside shared-lib: entry point → entry points that it may import. Imports go inward only, so there are no cycles. */
const uiImports = ['theme', 'copy', 'format', 'numbers', 'paths', 'router'];
export const allowedEntryPoints: Readonly<Record<string, readonly string[]>> = {
  numbers: [],
  contracts: ['paths', 'numbers'],
  finance: [],
  calculation: ['contracts', 'finance'],
  gauge: ['finance', 'numbers'],
  router: [],
  theme: [],
  toast: [],
  unsaved: [],
  sanitise: [],
  copy: ['contracts', 'numbers'],
  paths: [],
  format: ['contracts', 'copy', 'numbers'],
  session: ['contracts'],
  http: ['contracts', 'copy', 'session'],
  api: ['contracts', 'copy', 'http', 'session'],
  saved: ['contracts', 'copy', 'http', 'api', 'session', 'toast'],
  seo: ['contracts', 'copy', 'format', 'paths'],
  // ui contains no domain code: no contracts, no API requests.
  ui: uiImports,
  charts: [...uiImports, 'finance', 'ui'],
  // Controls of signed-in applications: like ui without domain code.
  controls: [...uiImports, 'ui', 'form', 'contracts'],
  patterns: ['contracts', 'copy', 'http', 'session', 'toast'],
  form: [...uiImports, 'ui', 'contracts', 'http', 'toast', 'unsaved'],
  // A list reads its rows from the API. `list/url-state` is also for public pages, so it imports contracts only.
  list: [...uiImports, 'ui', 'contracts', 'http', 'session', 'toast'],
  notifications: [...uiImports, 'ui', 'contracts', 'controls', 'http', 'list', 'session', 'toast'],
  // Sign-in and the own account: forms with their calls.
  account: [...uiImports, 'ui', 'contracts', 'api', 'form', 'http', 'list', 'patterns', 'session', 'toast', 'unsaved'],
  // Panels of the page of a request take data and callbacks; only uploads and the case call the API themselves.
  request: [
    ...uiImports,
    'ui',
    'contracts',
    'controls',
    'form',
    'http',
    'patterns',
    'saved',
    'session',
    'toast',
    'unsaved',
  ],
  // federation is the outermost browser entry point: it renders standalone remotes and failed parts.
  federation: [...uiImports, 'ui', 'contracts', 'http', 'seo', 'session'],
  tooling: ['contracts', 'copy', 'federation', 'paths'],
};

/** Folders that may import only some entry points of shared-lib. */
export const entryPointsOfFolder: Readonly<Record<string, readonly string[]>> = {
  'mock-api/': [
    'calculation',
    'contracts',
    'copy',
    'finance',
    'format',
    'gauge',
    'numbers',
    'paths',
    'tooling',
    'testing',
  ],
  'shell/e2e/': ['contracts', 'paths', 'testing'],
  'shell/bench/': ['contracts', 'federation', 'paths', 'testing', 'tooling'],
};

interface LibraryBoundary {
  named: RegExp;
  allowedIn: RegExp;
  /** Type imports are allowed everywhere because they add no bytes. */
  typesAnywhere: boolean;
  message: string;
}

/** Libraries that only some folders may import, with the entry point that others use instead. */
export const libraryBoundaries: readonly LibraryBoundary[] = [
  {
    named: /^react-router(?:-dom)?(?:\/|$)/,
    allowedIn: /^shared-lib\/src\/router\//,
    typesAnywhere: false,
    message: "The router comes from 'shared-lib/router', so that the library can be replaced in one file.",
  },
  {
    named: /^zod(?:\/(?!mini$)|$)/,
    allowedIn: /^(?:mock-api|shell\/(?:server|e2e|bench)|shared-lib\/src\/(?:tooling|testing))\//,
    typesAnywhere: true,
    message: "Code that may reach a browser uses 'zod/mini' (about 5 KB), never the whole of zod (24 KB).",
  },
  {
    named: /^axios(?:\/|$)/,
    // The shell's server gives the HTTP client an adapter that shares responses.
    allowedIn: /^shared-lib\/src\/http\/|^shell\/src\/server\/api-client\.ts$/,
    typesAnywhere: true,
    message:
      "The API is called through 'shared-lib/http', which attaches the token and parses every response by its contract.",
  },
  {
    named: /^sonner(?:\/|$)/,
    allowedIn: /^(?:shared-lib\/src\/toast|shell\/src)\//,
    typesAnywhere: false,
    message: "Show a notice with 'shared-lib/toast'; only the shell renders toasts.",
  },
];
