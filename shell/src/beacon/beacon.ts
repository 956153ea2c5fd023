import { onCLS, onINP, onLCP } from 'web-vitals';

/** What a browser tells the shell about its document. The server checks it with `server/beacons/report.ts`. */
interface Findings {
  failed?: 'crashed' | 'blank' | 'unresponsive';
  early?: boolean;
  repaired?: boolean;
  violations?: number;
  entries?: string[];
  crashed?: { remote: string; version: string }[];
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** Faults of a release may begin with a timer, so the report waits; the server waits 20 s for it. */
const SETTLE_MS = 8000;
const LATEST_MS = 15_000;
const LEAST_MS = 1000;

/** Stored by `remotes/release-pin.ts`, with the release that this tab has left. */
const CRASHED = /^miqyas:crashed:(remote-\w+):([0-9a-f]{16})$/;
const ENTRY = /\/([0-9a-f]{16})\/remoteEntry\.js/;

/** Whether the visitor sees an element: it is rendered, and nothing lies over it. Undefined when it is scrolled out of view. */
const isInSight = (element: Element): boolean | undefined => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!onTop) return undefined;
  return (
    element.contains(onTop) || onTop.contains(element) || onTop.closest('dialog, [role=dialog], [popover]') !== null
  );
};

/** A heading for screen readers only has no size to speak of, so the site's name stands in for it. */
const isBlank = (): boolean => {
  const seen = [document.querySelector('h1'), document.querySelector('header a')].map(
    (element) => element && isInSight(element),
  );
  return seen[0] === null || (seen.includes(false) && !seen.includes(true));
};

/** Whether a click reaches the page: no listener of a release has stopped it on the way. */
const takesClicks = (): boolean => {
  const target = document.body.appendChild(document.createElement('i'));
  target.hidden = true;
  let isReached = false;
  target.addEventListener('click', (event) => {
    isReached = !event.defaultPrevented;
  });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  target.remove();
  return isReached;
};

const failureNow = (): Findings['failed'] => {
  // The card in place of an area.
  if (document.querySelector('[role=alert] h1')) return 'crashed';
  if (isBlank()) return 'blank';
  return takesClicks() ? undefined : 'unresponsive';
};

/** The releases that this tab has left since it reported last. */
const takeCrashes = (): NonNullable<Findings['crashed']> => {
  try {
    return Object.keys(sessionStorage).flatMap((key) => {
      const [, remote, version] = CRASHED.exec(key) ?? [];
      if (remote === undefined || version === undefined || sessionStorage.getItem(key) === 'reported') return [];
      // Any value keeps the tab from leaving that release twice.
      sessionStorage.setItem(key, 'reported');
      return [{ remote, version }];
    });
  } catch {
    return []; // no storage
  }
};

const requestedEntries = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => ENTRY.exec(name)?.[1] ?? []);

/**
 * Reports once what the page has become, and once more when the visitor leaves. Loaded when the page is interactive; a page that never is,
 * or whose release keeps the browser busy, does not report, and the server counts it as hung.
 * @param url where the reports go
 */
export const startBeacon = (url: string): void => {
  const path = location.pathname;
  const vitals: Pick<Findings, 'lcp' | 'inp' | 'cls'> = {};
  let violations = 0;
  const takeViolations = () => {
    const count = Math.min(violations, 100);
    violations = 0;
    return count;
  };
  let hasReported = false;
  const send = (step: 'page' | 'end', findings: Findings) =>
    navigator.sendBeacon(url, JSON.stringify({ step, path, ...findings, violations: takeViolations() }));
  /** @param early the visitor leaves so soon that faults of a timer could not show */
  const reportPage = (early: boolean) => {
    if (hasReported) return;
    hasReported = true;
    const failed = failureNow();
    send('page', {
      ...(failed ? { failed } : {}),
      early,
      repaired: performance.getEntriesByName('hydration-repaired').length > 0,
      entries: [...new Set(requestedEntries())].slice(0, 5),
      crashed: takeCrashes().slice(0, 5),
    });
  };

  onLCP(({ value }) => void (vitals.lcp = value));
  onINP(({ value }) => void (vitals.inp = value));
  onCLS(({ value }) => void (vitals.cls = value));
  if ('ReportingObserver' in window)
    new ReportingObserver((reports) => void (violations += reports.length), {
      types: ['csp-violation'],
      buffered: true,
    }).observe();
  else document.addEventListener('securitypolicyviolation', () => void (violations += 1));

  // From here on this module reports, also when the visitor leaves: see `server/deferred-scripts.ts`.
  performance.mark('beacon');
  setTimeout(() => reportPage(false), Math.max(LEAST_MS, Math.min(SETTLE_MS, LATEST_MS - performance.now())));
  let hasEnded = false;
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || hasEnded) return;
    reportPage(true);
    hasEnded = true;
    send('end', vitals);
  });
};
