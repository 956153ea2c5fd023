/** One candidate for the largest paint, as Chromium reports it. */
export interface LargestPaint {
  at: number;
  /** For an image its URL without origin; for a text its element and first words. */
  name: string;
  isPicture: boolean;
}

export interface Span {
  start: number;
  duration: number;
}

/** Performance entries that the page recorded; times in milliseconds after navigation. */
export interface Observed {
  timeOrigin: number;
  firstPaint: number;
  /** In the order of the reports; the last one counts. */
  largest: LargestPaint[];
  marks: Record<string, number>;
  shifts: { at: number; value: number }[];
  longTasks: Span[];
  /** Characters of visible text in the main part of the page. */
  textLength: number;
  load: number;
  url: string;
}

declare global {
  interface Window {
    observed?: () => Observed;
  }
}

/** Runs in the page before its own scripts. It is serialized, so it must not use anything from outside the function. */
export const observePage = (): void => {
  const largest: LargestPaint[] = [];
  const shifts: Observed['shifts'] = [];
  const longTasks: Span[] = [];
  const observe = (type: string, handle: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry);
    });
    observer.observe({ type, buffered: true });
  };
  const nameOf = ({ url, element }: { url: string; element: Element | null }) => {
    if (url) return url.replace(location.origin, '');
    return element ? `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)}` : 'a removed element';
  };
  observe('largest-contentful-paint', (entry) => {
    const paint = entry as PerformanceEntry & { url: string; element: Element | null };
    largest.push({ at: paint.startTime, name: nameOf(paint), isPicture: paint.url !== '' });
  });
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) shifts.push({ at: startTime, value });
  });
  observe('longtask', ({ startTime, duration }) => longTasks.push({ start: startTime, duration }));

  /** Signed-in pages load their content after the page has hydrated. */
  const watchContent = new MutationObserver(() => {
    if (!document.querySelector('main h1') || document.querySelector('main [aria-busy="true"]')) return;
    performance.mark('content-shown');
    watchContent.disconnect();
  });
  watchContent.observe(document, { subtree: true, childList: true, attributes: true });

  window.observed = () => ({
    timeOrigin: performance.timeOrigin,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest,
    marks: Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])),
    shifts,
    longTasks,
    textLength: document.querySelector('main')?.innerText.length ?? 0,
    load: performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd ?? Number.NaN,
    url: location.href,
  });
};
