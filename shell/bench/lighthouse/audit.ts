import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { freePorts } from 'shared-lib/testing/free-ports';
import { browserArguments } from 'shared-lib/tooling/browser';
import type { Category } from './bars.ts';

/** An audit that took points off, or tells why a page is slow. */
export interface FailedAudit {
  id: string;
  title: string;
  /** What was found: the figure, or the first places. */
  found: string;
}

/** What one visit came to. */
export interface Audited {
  /** Points of 100, of the categories that were asked for. */
  scores: Partial<Record<Category, number>>;
  failed: Partial<Record<Category, FailedAudit[]>>;
  /** Milliseconds. */
  largestPaint: number;
  blocked: number;
  shift: number;
  /** Lighthouse's measure of this machine at that moment; its limits are made for 1500 to 2000, and a busy machine shows fewer. */
  machine: number;
}

interface Asked {
  browserPath: string;
  address: string;
  categories: readonly Category[];
}

const MOST_PLACES = 3;

type Audit = Result['audits'][string];

/** The elements and addresses that an audit names, as far as a line has room for them. */
const placesOf = ({ details }: Audit): string[] => {
  if (details?.type !== 'table' && details?.type !== 'opportunity') return [];
  return details.items.slice(0, MOST_PLACES).flatMap((item) => {
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
      found: [audit.errorMessage ?? audit.displayValue ?? '', ...placesOf(audit)].filter(Boolean).join('; '),
    }));

const readResult = ({ audits, categories: judged, environment }: Result, asked: readonly Category[]): Audited => {
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scores: Audited['scores'] = {};
  const failed: Audited['failed'] = {};
  for (const name of asked) {
    const category = judged[name];
    scores[name] = Math.round((category?.score ?? Number.NaN) * 100);
    failed[name] = failedOf((category?.auditRefs ?? []).flatMap(({ id }) => audits[id] ?? []));
  }
  return {
    scores,
    failed,
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  };
};

/** A visit in a browser that was never used before. */
const visit = async ({ browserPath, address, categories }: Asked): Promise<Result> => {
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    // Playwright switches off what people's browsers have, and Lighthouse then finds that no page can be kept for going back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: [...new Set([...categories, 'performance'])],
    });
    if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
};

/** On a busy machine a trace is now and then without its beginning. */
const ATTEMPTS = 3;

/**
 * Lets Lighthouse judge a page as on a phone (its default: slow 4G and a CPU four times slower, both simulated).
 * @throws when Lighthouse could not load the page, each time that it was tried
 */
export const audit = async (asked: Asked, attempt = 1): Promise<Audited> => {
  const result = await visit(asked);
  if (!result.runtimeError) return readResult(result, asked.categories);
  if (attempt === ATTEMPTS) throw new Error(`${asked.address}: ${result.runtimeError.message}`);
  return audit(asked, attempt + 1);
};
