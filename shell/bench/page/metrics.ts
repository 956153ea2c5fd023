import type { LargestPaint, Observed, Span } from './observe.ts';
import type { PageRequest } from './requests.ts';

/** Metrics of one page load. Times in milliseconds, sizes in bytes. */
export interface Metrics {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint, and how its time was determined. */
  largestName: string;
  interactive: number;
  shift: number;
  blocked: number;
  longAfterLoad: number;
  requests: number;
  /** Size of the document. */
  htmlBytes: number;
  scriptRequests: number;
  /** Size of the scripts that the page needs to become interactive. */
  scriptBytes: number;
  /** Size of all scripts. */
  allScriptBytes: number;
  allBytes: number;
  /** Characters of visible text. A page that shows much less than the others is no fair comparison. */
  textLength: number;
}

const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
const LONG_TASK_MS = 50;
const LONG_AFTER_LOAD_MS = 200;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Cumulative layout shift as web.dev defines it: the largest session window (gaps under 1 s, at most 5 s long). */
export const layoutShift = (shifts: Observed['shifts']): number => {
  let worst = 0;
  let window = { start: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, total: 0 };
  for (const { at, value } of shifts) {
    const continues = at - window.last < SHIFT_GAP_MS && at - window.start < SHIFT_WINDOW_MS;
    window = continues ? { ...window, last: at, total: window.total + value } : { start: at, last: at, total: value };
    worst = Math.max(worst, window.total);
  }
  return worst;
};

/** Total blocking time: the time beyond 50 ms of each long task after the first paint. */
export const blockedTime = (longTasks: readonly Span[], firstPaint: number): number =>
  sum(
    longTasks.map(({ start, duration }) => Math.max(0, start + duration - Math.max(start + LONG_TASK_MS, firstPaint))),
  );

/** Longest chain of requests in which each request started after the previous one had ended; only requests that ended by `until` count. */
export const longestChain = (requests: readonly PageRequest[], until: number): PageRequest[] => {
  const ended = requests.filter(({ end }) => end <= until).toSorted((a, b) => a.end - b.end);
  const chains: PageRequest[][] = [];
  for (const request of ended) {
    const before = chains.filter((chain) => (chain.at(-1)?.end ?? 0) <= request.start);
    const longest = before.reduce<PageRequest[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.push([...longest, request]);
  }
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
};

/** Marks that the layout has hydrated: the present name, and the one of commits before the glossary. */
export const LAYOUT_MARKS = ['layout-hydrated', 'frame-hydrated'] as const;

const layoutHydrated = (marks: Observed['marks']): number | undefined =>
  LAYOUT_MARKS.map((mark) => marks[mark]).find((at) => at !== undefined);

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/**
 * Time of the reference element's paint. Chromium reports no largest paint for an image that replaces or fades over another
 * one; then the end of its download is the earliest moment at which it can be visible.
 */
const paintOf = (
  reference: LargestPaint | undefined,
  { largest }: Observed,
  requests: readonly PageRequest[],
): { at: number; name: string } => {
  const last = largest.at(-1);
  const reported = largest.findLast(({ name }) => name === reference?.name);
  if (reported) return reported;
  const loaded = reference?.isPicture ? requests.find(({ url }) => pathOf(url) === reference.name) : undefined;
  if (loaded) return { at: loaded.end, name: `${reference?.name} (end of its load)` };
  return last ? { at: last.at, name: last.name } : { at: Number.NaN, name: 'none' };
};

/**
 * Whether a page needs a script to become interactive: the script was requested before the layout hydrated, or it belongs to a
 * remote and arrived before the page was interactive. Scripts that effects load later (axios, toasts) do not count, even if they
 * arrive early.
 */
const isNeededForInteractivity = (
  { url, start, end }: PageRequest,
  { url: page, marks }: Observed,
  interactive: number,
): boolean =>
  start < (layoutHydrated(marks) ?? 0) || (end <= interactive && new URL(url).origin !== new URL(page).origin);

/**
 * Computes the metrics of a page load. A page without scripts is never interactive: NaN.
 * @param reference the element whose paint is compared; by default the largest one of this load
 */
export const metricsOf = (observed: Observed, requests: readonly PageRequest[], reference?: LargestPaint): Metrics => {
  const interactive = Math.max(
    layoutHydrated(observed.marks) ?? Number.NaN,
    observed.marks['page-ready'] ?? Number.NaN,
  );
  const paint = paintOf(reference ?? observed.largest.at(-1), observed, requests);
  const scripts = requests.filter(({ isScript }) => isScript);
  return {
    firstPaint: observed.firstPaint,
    largestPaint: paint.at,
    largestName: paint.name,
    interactive,
    shift: layoutShift(observed.shifts),
    blocked: blockedTime(observed.longTasks, observed.firstPaint),
    longAfterLoad: observed.longTasks.filter(
      ({ start, duration }) => start > observed.load && duration > LONG_AFTER_LOAD_MS,
    ).length,
    requests: requests.length,
    htmlBytes: requests.find(({ url }) => url === observed.url)?.bytes ?? Number.NaN,
    scriptRequests: scripts.length,
    scriptBytes: sum(
      scripts.filter((script) => isNeededForInteractivity(script, observed, interactive)).map(({ bytes }) => bytes),
    ),
    allScriptBytes: sum(scripts.map(({ bytes }) => bytes)),
    allBytes: sum(requests.map(({ bytes }) => bytes)),
    textLength: observed.textLength,
  };
};
