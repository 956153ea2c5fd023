import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { freePorts } from 'testing/free-ports';
import { browserArguments } from 'tooling/checks/browser';
import type { Category } from './targets.ts';

/** An audit that reduced the score, or explains why a page is slow. */
export interface FailedAudit {
  id: string;
  title: string;
  /** The measured value, or the first elements and URLs that the audit names. */
  details: string;
}

/** Result of one audit of a page. */
export interface PageAudit {
  /** Scores from 0 to 100 of the requested categories. */
  scores: Partial<Record<Category, number>>;
  failed: Partial<Record<Category, FailedAudit[]>>;
  /** Milliseconds. */
  largestPaint: number;
  blockingTime: number;
  shift: number;
  /** Lighthouse's measure of the machine's speed during the audit; its thresholds assume 1500 to 2000, and a busy machine has less. */
  benchmarkIndex: number;
}

/** A page, and how to audit it. */
export interface AuditOptions {
  browserPath: string;
  url: string;
  categories: readonly Category[];
  /** How many times slower the processor of the phone is. */
  cpuSlowdown: number;
}

const MAX_DETAILS = 3;

type Audit = Result['audits'][string];

/** The first elements and URLs that an audit names. */
const detailsOf = ({ details }: Audit): string[] => {
  if (details?.type !== 'table' && details?.type !== 'opportunity') return [];
  return details.items.slice(0, MAX_DETAILS).flatMap((item) => {
    const named = item.node ?? item.source ?? item.url ?? item.reason ?? item.description;
    if (typeof named === 'string') return named;
    return typeof named === 'object' && 'type' in named && named.type === 'node'
      ? (named.snippet ?? named.selector ?? [])
      : [];
  });
};

const failedOf = (audits: readonly Audit[]): FailedAudit[] =>
  audits
    .filter(({ score, scoreDisplayMode }) => (score !== null && score < 1) || scoreDisplayMode === 'error')
    .map((audit) => ({
      id: audit.id,
      title: audit.title,
      details: [audit.errorMessage ?? audit.displayValue ?? '', ...detailsOf(audit)].filter(Boolean).join('; '),
    }));

const readResult = (
  { audits, categories: results, environment }: Result,
  requested: readonly Category[],
): PageAudit => {
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scores: PageAudit['scores'] = {};
  const failed: PageAudit['failed'] = {};
  for (const name of requested) {
    const category = results[name];
    scores[name] = Math.round((category?.score ?? Number.NaN) * 100);
    failed[name] = failedOf((category?.auditRefs ?? []).flatMap(({ id }) => audits[id] ?? []));
  }
  return {
    scores,
    failed,
    largestPaint: numberOf('largest-contentful-paint'),
    blockingTime: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
  };
};

/** On a phone tracing is part of the browser's process. Elsewhere it starts a process of its own while the page begins to load. */
const TRACING_AS_ON_A_PHONE = '--enable-features=TracingServiceInProcess';

/** Runs Lighthouse in a new browser. */
const runLighthouse = async ({ browserPath, url, categories, cpuSlowdown }: AuditOptions): Promise<Result> => {
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...browserArguments, TRACING_AS_ON_A_PHONE, `--remote-debugging-port=${port}`],
    // Playwright disables the back/forward cache, which Lighthouse would report as a failed audit.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...new Set([...categories, 'performance'])],
      throttling: { cpuSlowdownMultiplier: cpuSlowdown },
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
};

/** On a busy machine, a trace sometimes lacks its beginning. */
const ATTEMPTS = 3;

/**
 * Audits a page with Lighthouse's default settings: a phone on simulated slow 4G.
 * @throws when Lighthouse could not load the page in any attempt
 */
export const audit = async (options: AuditOptions, attempt = 1): Promise<PageAudit> => {
  const result = await runLighthouse(options);
  if (!result.runtimeError) return readResult(result, options.categories);
  if (attempt === ATTEMPTS) throw new Error(`${options.url}: ${result.runtimeError.message}`);
  return audit(options, attempt + 1);
};
