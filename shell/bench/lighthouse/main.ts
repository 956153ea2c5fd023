import { chromium } from 'playwright';
import { paths } from 'shared-lib/paths';
import { startTestSite } from 'testing/test-site';
import { browserArguments, findBrowser } from 'tooling/browser';
import { buildApplications, applications } from 'tooling/build';
import { runCommand } from 'tooling/cli-error';
import { indexedRoutes } from '../../e2e/harness/public-routes.ts';
import { writeReport } from '../write-report.ts';
import { DEFAULT_SLOWDOWN, measureMachine, slowdownFor } from './calibrate.ts';
import type { Category } from './targets.ts';
import { readOptions, type Options } from './options.ts';
import { auditQuietly } from './quiet-audit.ts';
import { summarise, summaryLines, type PageAudits } from './summary.ts';

const progress = (line: string) => console.error(`  ${line}`);

/** Pages with noindex; the SEO category does not apply to them. */
const notIndexed = [paths.search('دراسة')];

const measuredRoutes = (): string[] => [
  ...indexedRoutes(),
  paths.contact('consultation'),
  paths.contact('feasibility'),
  ...notIndexed,
];

const categoriesFor = (route: string, categories: readonly Category[]) =>
  categories.filter((category) => category !== 'seo' || !notIndexed.includes(route));

/** Opens every page once, so that one-time work of the servers (compression, image resizing) is not measured. */
const warmUp = async (browserPath: string, urls: readonly string[]): Promise<void> => {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' });
  } finally {
    await browser.close();
  }
};

/** Audits every page once per round, so that a busy moment of the machine affects at most one audit of a page. */
const auditAll = async (origin: string, options: Options): Promise<PageAudits[]> => {
  const { routes, rounds, categories, isCalibrated } = options;
  const browserPath = await findBrowser();
  const pages = (routes ?? measuredRoutes()).map((route): PageAudits => ({ route, pageAudits: [] }));
  await warmUp(
    browserPath,
    pages.map(({ route }) => origin + route),
  );
  const indexes = isCalibrated ? await measureMachine(browserPath, origin) : [];
  for (let round = 1; round <= rounds; round += 1)
    for (const { route, pageAudits } of pages) {
      const pageAudit = await auditQuietly({
        browserPath,
        url: origin + route,
        categories: categoriesFor(route, categories),
        cpuSlowdown: isCalibrated ? slowdownFor(indexes) : DEFAULT_SLOWDOWN,
      });
      pageAudits.push(pageAudit);
      indexes.push(pageAudit.benchmarkIndex);
      progress(`round ${round} of ${rounds}, ${decodeURI(route)}: ${Object.values(pageAudit.scores).join(' ')}`);
    }
  return pages;
};

/** Audits the pages. A missed target is printed but does not fail the command. */
const run = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  await buildApplications(applications, { print: progress });
  const site = await startTestSite();
  try {
    const pages = await auditAll(site.origin, options);
    const summaries = pages.map((page) => summarise(page, categoriesFor(page.route, options.categories)));
    console.log(summaryLines(summaries, options).join('\n'));
    writeReport('lighthouse', { rounds: options.rounds, summaries, pages });
  } finally {
    await site.stop();
  }
};

await runCommand(run);
