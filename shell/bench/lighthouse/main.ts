import { join } from 'node:path';
import { chromium } from 'playwright';
import { paths } from 'shared-lib/paths';
import { startTestSite } from 'testing/test-site';
import { browserArguments, findBrowser } from 'tooling/checks/browser';
import { buildApplications, applications } from 'tooling/build/build';
import { runCommand } from 'tooling/cli-error';
import { ROOT } from 'tooling/config';
import { indexedRoutes } from '../../e2e/harness/public-routes.ts';
import { followRequests } from '../../e2e/harness/quiet.ts';
import { serveBundle } from '../bundle/serve.ts';
import { fetchStaticPage } from '../page/static-html.ts';
import { writeReport } from '../write-report.ts';
import { DEFAULT_SLOWDOWN, measureMachine, slowdownFor } from './calibrate.ts';
import type { Category } from './targets.ts';
import { readOptions, type LighthouseOptions } from './options.ts';
import { auditQuietly } from './quiet-audit.ts';
import { REFERENCE, summarise, summaryLines, type PageAudits } from './summary.ts';

const progress = (line: string) => console.error(`  ${line}`);

/** Pages with noindex; the SEO category does not apply to them. */
const notIndexed = [paths.search('دراسة'), paths.compareStudies(['dates-factory', 'fish-farm'])];

const measuredRoutes = (): string[] => [
  ...indexedRoutes(),
  paths.contact('consultation'),
  paths.contact('feasibility'),
  ...notIndexed,
];

const categoriesFor = (route: string, categories: readonly Category[]) =>
  categories.filter((category) =>
    route === REFERENCE ? category === 'performance' : category !== 'seo' || !notIndexed.includes(route),
  );

/** Opens every page once, so that one-time work of the servers (compression, image resizing) is not measured. */
const warmUp = async (browserPath: string, urls: readonly string[]): Promise<void> => {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    const requests = followRequests(page);
    for (const url of urls) {
      await page.goto(url);
      await requests.untilQuiet();
    }
  } finally {
    await browser.close();
  }
};

interface Site {
  origin: string;
  /** URL of the home page without its scripts. */
  reference: string;
}

/** Audits every page once per round, so that a busy moment of the machine affects at most one audit of a page. */
const auditAll = async ({ origin, reference }: Site, options: LighthouseOptions): Promise<PageAudits[]> => {
  const { rounds, categories, isCalibrated } = options;
  const browserPath = await findBrowser();
  const urls = new Map((options.routes ?? measuredRoutes()).map((route) => [route, origin + route]));
  if (categories.includes('performance')) urls.set(REFERENCE, reference);
  const pages = [...urls].map(([route, url]): PageAudits & { url: string } => ({ route, url, pageAudits: [] }));
  await warmUp(browserPath, [...urls.values()]);
  const indexes = isCalibrated ? await measureMachine(browserPath, origin) : [];
  for (let round = 1; round <= rounds; round += 1)
    for (const { route, url, pageAudits } of pages) {
      const pageAudit = await auditQuietly({
        browserPath,
        url,
        categories: categoriesFor(route, categories),
        cpuSlowdown: isCalibrated ? slowdownFor(indexes) : DEFAULT_SLOWDOWN,
      });
      pageAudits.push(pageAudit);
      indexes.push(pageAudit.benchmarkIndex);
      progress(`round ${round} of ${rounds}, ${decodeURI(route)}: ${Object.values(pageAudit.scores).join(' ')}`);
    }
  return pages;
};

/** Starts a shell as `npm start` runs it (test sites have no page cache), and the home page without its scripts. */
const startSite = async () => {
  const site = await startTestSite();
  const servers: { stop(): Promise<void> }[] = [site];
  const stop = async () => {
    for (const server of servers.toReversed()) await server.stop();
  };
  try {
    const shell = await site.startShell({ PAGE_CACHE_MB: '64' });
    servers.push(shell);
    const page = await fetchStaticPage(`${shell.origin}/`);
    const { apiOrigin } = site.config;
    const staticHost = await serveBundle({ folder: join(ROOT, 'shell/dist/web'), apiOrigin, page });
    servers.push(staticHost);
    return { origin: shell.origin, reference: `${staticHost.origin}/`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Audits the pages. A missed target is printed but does not fail the command. */
const run = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  await buildApplications(applications, { print: progress });
  const site = await startSite();
  try {
    const pages = await auditAll(site, options);
    const summaries = pages.map((page) => summarise(page, categoriesFor(page.route, options.categories)));
    console.log(summaryLines(summaries, options).join('\n'));
    writeReport('lighthouse', { rounds: options.rounds, summaries, pages });
  } finally {
    await site.stop();
  }
};

await runCommand(run);
