import type { LargestPaint, Observed, Span } from './observe.ts';
import type { PageRequest } from './requests.ts';

/** What one visit comes to. Times in milliseconds, sizes in bytes. */
export interface Figures {
  firstPaint: number;
  largestPaint: number;
  /** What the largest paint was, and how its time is known. */
  largestName: string;
  interactive: number;
  shift: number;
  blocked: number;
  longAfterLoad: number;
  requests: number;
  scriptRequests: number;
  /** Scripts without which the page could not become interactive. */
  scriptBytes: number;
  /** Every script of the visit. */
  allScriptBytes: number;
  allBytes: number;
}

const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
const LONG_TASK_MS = 50;
const LONG_AFTER_LOAD_MS = 200;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Cumulative layout shift: the worst window of shifts that follow one another. */
export const layoutShift = (shifts: Observed['shifts']): number => {
  let worst = 0;
  let window = { start: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, total: 0 };
  for (const { at, value } of shifts) {
    const goesOn = at - window.last < SHIFT_GAP_MS && at - window.start < SHIFT_WINDOW_MS;
    window = goesOn ? { ...window, last: at, total: window.total + value } : { start: at, last: at, total: value };
    worst = Math.max(worst, window.total);
  }
  return worst;
};

/** Time in which the page could not have answered although it was to be seen. */
export const blockedTime = (longTasks: readonly Span[], firstPaint: number): number =>
  sum(
    longTasks.map(({ start, duration }) => Math.max(0, start + duration - Math.max(start + LONG_TASK_MS, firstPaint))),
  );

/** Longest chain of requests of which each began after the one before it had ended, among those that ended by `until`. */
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

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/**
 * When the wanted element stood there. Chromium tells no largest paint for a picture that replaces or fades over another;
 * the end of its load is the earliest moment at which it can have been seen.
 */
const paintOf = (
  wanted: LargestPaint | undefined,
  { largest }: Observed,
  requests: readonly PageRequest[],
): { at: number; name: string } => {
  const last = largest.at(-1);
  const told = largest.findLast(({ name }) => name === wanted?.name);
  if (told) return told;
  const loaded = wanted?.isPicture ? requests.find(({ url }) => pathOf(url) === wanted.name) : undefined;
  if (loaded) return { at: loaded.end, name: `${wanted?.name} (end of its load)` };
  return last ? { at: last.at, name: last.name } : { at: Number.NaN, name: 'none' };
};

/**
 * Whether a page waits for a script: it was asked for before the frame was there, or it is the remote's and came before the
 * page was interactive. What effects ask for after that (axios, notices) may arrive early on a fast day and is not meant.
 */
const isWaitedFor = ({ url, start, end }: PageRequest, { url: page, marks }: Observed, interactive: number): boolean =>
  start < (marks['frame-hydrated'] ?? 0) || (end <= interactive && new URL(url).origin !== new URL(page).origin);

/**
 * Reduces a visit to its figures.
 * @param wanted the element whose paint is to be compared; without it the visit's own largest
 */
export const figuresOf = (observed: Observed, requests: readonly PageRequest[], wanted?: LargestPaint): Figures => {
  const interactive = Math.max(
    observed.marks['frame-hydrated'] ?? Number.NaN,
    observed.marks['page-ready'] ?? Number.NaN,
  );
  const paint = paintOf(wanted ?? observed.largest.at(-1), observed, requests);
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
    scriptRequests: scripts.length,
    scriptBytes: sum(scripts.filter((script) => isWaitedFor(script, observed, interactive)).map(({ bytes }) => bytes)),
    allScriptBytes: sum(scripts.map(({ bytes }) => bytes)),
    allBytes: sum(requests.map(({ bytes }) => bytes)),
  };
};
