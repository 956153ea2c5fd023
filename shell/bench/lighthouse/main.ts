import { chromium, request } from 'playwright';
import { paths } from 'shared-lib/paths';
import { startTestSite } from 'shared-lib/testing/test-site';
import { browserArguments, findBrowser } from 'shared-lib/tooling/browser';
import { buildRooms, rooms } from 'shared-lib/tooling/build';
import { runCommand } from 'shared-lib/tooling/refusal';
import { foundRoutes } from '../../e2e/harness/public-routes.ts';
import { writeReport } from '../write-report.ts';
import { audit } from './audit.ts';
import type { Category } from './bars.ts';
import { readOptions, type Options } from './options.ts';
import { summarise, summaryLines, type PageVisits } from './summary.ts';

const progress = (line: string) => console.error(`  ${line}`);

/** Pages that tell search engines to leave them out: nothing of what Lighthouse calls SEO is meant for them. */
const unlisted = [paths.search('دراسة')];

const routesOf = async (origin: string): Promise<string[]> => {
  const api = await request.newContext({ baseURL: origin });
  try {
    return [...(await foundRoutes(api)), paths.contact('consultation'), paths.contact('feasibility'), ...unlisted];
  } finally {
    await api.dispose();
  }
};

const judgedBy = (route: string, categories: readonly Category[]) =>
  categories.filter((category) => category !== 'seo' || !unlisted.includes(route));

/** What the servers do once (compressing, making pictures in the sizes of a phone) is not what a visitor waits for. */
const openOnce = async (browserPath: string, addresses: readonly string[]): Promise<void> => {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    for (const address of addresses) await page.goto(address, { waitUntil: 'networkidle' });
  } finally {
    await browser.close();
  }
};

/** Every page once per round, so that a busy moment of the machine hits one visit of each. */
const visitAll = async (origin: string, { routes, rounds, categories }: Options): Promise<PageVisits[]> => {
  const browserPath = await findBrowser();
  const pages = (routes ?? (await routesOf(origin))).map((route): PageVisits => ({ route, visits: [] }));
  await openOnce(
    browserPath,
    pages.map(({ route }) => origin + route),
  );
  for (let round = 1; round <= rounds; round += 1)
    for (const { route, visits } of pages) {
      const visit = await audit({ browserPath, address: origin + route, categories: judgedBy(route, categories) });
      visits.push(visit);
      progress(`round ${round} of ${rounds}, ${decodeURI(route)}: ${Object.values(visit.scores).join(' ')}`);
    }
  return pages;
};

/** Figures are for people to judge: a bar that is not met is said, and the command ends well all the same. */
const judge = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  await buildRooms(rooms, { say: progress });
  const site = await startTestSite();
  try {
    const pages = await visitAll(site.origin, options);
    const summaries = pages.map((page) => summarise(page, judgedBy(page.route, options.categories)));
    console.log(summaryLines(summaries, options.categories, options.rounds).join('\n'));
    writeReport('lighthouse', { rounds: options.rounds, summaries, pages });
  } finally {
    await site.stop();
  }
};

await runCommand(judge);
