import { startTestSite } from 'testing/test-site';
import { findBrowser } from 'tooling/checks/browser';
import { table } from 'tooling/checks/table';
import { storedSession, type AccountName } from './accounts.ts';
import { median } from './median.ts';
import type { BenchOptions } from './options.ts';
import { loadPage, slow4G } from './page/load-page.ts';
import { metricsOf } from './page/metrics.ts';

const TARGET = 1.5;

interface SignedInPage {
  route: string;
  /** Whose session the browser has; a guest without it. */
  account?: AccountName;
}

const home: SignedInPage = { route: '/' };

const pages: readonly SignedInPage[] = [
  { route: '/dashboard', account: 'client' },
  { route: '/dashboard/requests', account: 'client' },
  { route: '/dashboard', account: 'consultant' },
  { route: '/admin', account: 'admin' },
  { route: '/admin/inbox', account: 'admin' },
  { route: '/admin/articles', account: 'admin' },
];

interface SignedInResult extends SignedInPage {
  /** Milliseconds until the layout and the page have hydrated and the content is shown. Median. */
  interactive: number;
  /** Bytes of all scripts until the network is idle. Median. */
  scriptBytes: number;
}

export interface SignedInReport {
  rounds: number;
  /** The home page for a guest first. */
  results: SignedInResult[];
}

/** Measures the first page that a signed-in person opens, in a new browser. The pages take turns, so that a busy moment affects all. */
export const measureSignedIn = async (
  { rounds, viewport }: BenchOptions,
  print: (line: string) => void,
): Promise<SignedInReport> => {
  const browserPath = await findBrowser();
  const site = await startTestSite();
  const loads = [home, ...pages].map((page) => ({
    page,
    interactive: new Array<number>(),
    scriptBytes: new Array<number>(),
  }));
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const { page, interactive, scriptBytes } of loads) {
        const stored = page.account ? await storedSession(site.origin, page.account) : {};
        const url = site.origin + page.route;
        const { observed, requests, errors } = await loadPage({
          browserPath,
          url,
          viewport,
          conditions: slow4G,
          stored,
        });
        for (const error of errors) print(`${page.route}: ${error}`);
        // The first round excludes one-time work of the servers.
        if (round === 0) continue;
        const metrics = metricsOf(observed, requests);
        interactive.push(Math.max(metrics.interactive, observed.marks['content-shown'] ?? Number.NaN));
        scriptBytes.push(metrics.allScriptBytes);
      }
      print(`round ${round} of ${rounds}`);
    }
  } finally {
    await site.stop();
  }
  const results = loads.map(({ page, interactive, scriptBytes }) => ({
    ...page,
    interactive: median(interactive),
    scriptBytes: median(scriptBytes),
  }));
  return { rounds, results };
};

const cellsOf = ({ route, account, interactive, scriptBytes }: SignedInResult, base: number): string[] => {
  const ratio = interactive / base;
  return [
    route,
    account ?? 'guest',
    `${interactive.toFixed(0)} ms`,
    `${ratio.toFixed(2)}x`,
    account ? `<= ${TARGET}x` : '',
    account ? (ratio <= TARGET ? 'met' : 'NOT MET') : '',
    `${(scriptBytes / 1000).toFixed(1)} kB`,
  ];
};

/** Formats the measurement as lines to print. */
export const signedInLines = ({ rounds, results }: SignedInReport): string[] => {
  const base = results[0]?.interactive ?? Number.NaN;
  return [
    `Interactive with content: slow 4G (1.6 Mbps, 150 ms), CPU 4x slower, a new browser each time, medians of ${rounds}`,
    '',
    ...table([
      ['', 'account', 'interactive', 'against /', 'target', '', 'JavaScript'],
      ...results.map((result) => cellsOf(result, base)),
    ]),
  ];
};
