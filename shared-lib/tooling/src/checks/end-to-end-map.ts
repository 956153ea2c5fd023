const PAGES = 'e2e/pages/public.full.spec.ts';
const SIGNED_IN_PAGES = 'e2e/pages/signed-in.full.spec.ts';
const FIRST_LOAD = [
  'e2e/visitor/hydration.spec.ts',
  'e2e/visitor/page-budget.spec.ts',
  'e2e/visitor/server-rendering.spec.ts',
];
const CALCULATOR = [
  'e2e/visitor/calculator.full.spec.ts',
  'e2e/visitor/calculator-journey.full.spec.ts',
  'e2e/visitor/script-budget.spec.ts',
];
const REQUESTS = [
  'e2e/client/request.spec.ts',
  'e2e/client/requests.spec.ts',
  'e2e/client/request-journeys.full.spec.ts',
];

/**
 * Which end-to-end tests (files and folders, relative to the shell) show the pages of a folder of sources (relative to the checkout).
 * `npm test -- --changed` runs those of the longest folder that holds a changed file. A folder without an entry has those of the folder
 * around it; what several areas share has none, because all of them would run.
 */
export const endToEndMap: Readonly<Record<string, readonly string[]>> = {
  'remote-public/src': [PAGES, ...FIRST_LOAD, 'e2e/visitor/content-pages.spec.ts'],
  'remote-public/src/features/articles': [PAGES, 'e2e/visitor/content-pages.spec.ts', 'e2e/admin/articles.spec.ts'],
  'remote-public/src/features/calculator': [PAGES, ...CALCULATOR],
  'remote-public/src/features/contact': [PAGES, 'e2e/visitor/forms.spec.ts', 'e2e/visitor/forms.full.spec.ts'],
  'remote-public/src/features/gauge': [PAGES, 'e2e/visitor/home-motion.full.spec.ts', 'e2e/visitor/reading.spec.ts'],
  'remote-public/src/features/hero': [
    PAGES,
    'e2e/visitor/home-motion.full.spec.ts',
    'e2e/visitor/home-states.full.spec.ts',
  ],
  'remote-public/src/features/preview': ['e2e/admin/preview.spec.ts'],
  'remote-public/src/features/search': [PAGES, 'e2e/visitor/search.spec.ts'],
  'remote-public/src/features/studies': [
    PAGES,
    'e2e/visitor/study-pages.spec.ts',
    'e2e/visitor/cards-and-colours.full.spec.ts',
  ],
  'remote-account/src': ['e2e/client', SIGNED_IN_PAGES],
  'remote-account/src/features/auth': ['e2e/client/sign-in.spec.ts', 'e2e/client/session.spec.ts', PAGES],
  'remote-account/src/features/claim': ['e2e/client/claim.spec.ts', PAGES],
  'remote-account/src/features/request': [...REQUESTS, SIGNED_IN_PAGES],
  'remote-account/src/features/requests': [...REQUESTS, SIGNED_IN_PAGES],
  'remote-admin/src': ['e2e/admin', SIGNED_IN_PAGES],
  'remote-admin/src/features/articles': [
    'e2e/admin/articles.spec.ts',
    'e2e/admin/content-tools.full.spec.ts',
    SIGNED_IN_PAGES,
  ],
  'remote-admin/src/features/inbox': ['e2e/admin/triage.full.spec.ts', SIGNED_IN_PAGES],
  'remote-admin/src/features/palette': ['e2e/admin/palette.spec.ts'],
  'remote-admin/src/features/services': ['e2e/admin/services.spec.ts', SIGNED_IN_PAGES],
  'remote-admin/src/features/settings': ['e2e/admin/settings.spec.ts', SIGNED_IN_PAGES],
  'remote-admin/src/features/sliders': ['e2e/admin/sliders.full.spec.ts', SIGNED_IN_PAGES],
  'remote-admin/src/features/studies': ['e2e/admin/studies.full.spec.ts', SIGNED_IN_PAGES],
  'remote-admin/src/features/users': ['e2e/admin/users.spec.ts', SIGNED_IN_PAGES],
  'shell/server': ['e2e/release', 'e2e/visitor/seo-files.spec.ts', 'e2e/visitor/invalid-urls.spec.ts', ...FIRST_LOAD],
  'shell/src': [
    PAGES,
    ...FIRST_LOAD,
    'e2e/visitor/keyboard.spec.ts',
    'e2e/visitor/links.spec.ts',
    'e2e/client/session.spec.ts',
  ],
  'shell/src/analytics': ['e2e/visitor/analytics.full.spec.ts'],
  'shell/src/beacon': ['e2e/release/watched.full.spec.ts'],
  'shell/src/consent': ['e2e/visitor/analytics.full.spec.ts'],
  'shell/src/remotes': ['e2e/resilience', 'e2e/release'],
  'shared-lib/tooling/src/release': ['e2e/release'],
  'shared-lib/tooling/src/remote-host': ['e2e/release', 'e2e/resilience'],
  'shared-lib/src/federation': ['e2e/resilience', 'e2e/release'],
  'shared-lib/src/session': ['e2e/client/session.spec.ts', 'e2e/client/sign-in.spec.ts'],
  'shared-lib/src/calculation': CALCULATOR,
};

/** The end-to-end tests of a source file. @param path relative to the checkout */
export const endToEndOf = (path: string): readonly string[] => {
  const folders = Object.keys(endToEndMap).filter((folder) => path.startsWith(`${folder}/`));
  const longest = folders.toSorted((one, other) => other.length - one.length)[0];
  return longest === undefined ? [] : (endToEndMap[longest] ?? []);
};
