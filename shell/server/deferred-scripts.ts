import { createHash } from 'node:crypto';

const TEMPLATE_ID = 'late';

/** Where browsers report how documents fare. */
export const BEACON_PATH = '/_beacon';
/** Tag of a document that reports. The script below and `src/browser/when-interactive.ts` look for it. */
export const beaconTag = `<meta name="beacon" content="${BEACON_PATH}">`;

/** Longest wait for the first content. A hidden tab does not paint, and a browser may not report it. */
const PAINT_WAIT_MS = 500;
/** After this time the whole page is laid out even if its scripts have not arrived or do not work. */
const LAYOUT_WAIT_MS = 10_000;

/**
 * Runs in the browser, as text in the document: requests the scripts after the HTML has been parsed and its first content painted.
 * Until then the visible content has the whole bandwidth and the processor, and links of a server-rendered page work without scripts.
 * The files that the scripts will need are preloaded when the last script has arrived: it needs the processor longest, so it must not
 * share the line.
 *
 * The scripts lay out the rest of the page (see `deferredLayout`). It does not depend on them: it is also laid out when one of them
 * fails, when the page is printed, and after a while.
 *
 * A document with `beaconTag` reports that its scripts run, and that its visitor leaves before `src/beacon/beacon.ts` could report more.
 */
const loadDeferredScripts = (id: string, paintWaitMs: number, layoutWaitMs: number): void => {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) return;
  const scripts = [...template.content.querySelectorAll('script')];
  const preloads = [...template.content.querySelectorAll('link')];
  // One task for each: a request with a hash keeps a phone's processor busy for about 10 ms.
  const preload = () => {
    const next = preloads.shift();
    if (!next) return;
    document.head.append(next);
    setTimeout(preload);
  };
  const beacon = document.querySelector<HTMLMetaElement>('meta[name=beacon]');
  const report = (step: 'start' | 'left') => {
    if (beacon) navigator.sendBeacon(beacon.content, JSON.stringify({ step, path: location.pathname }));
  };
  report('start');
  addEventListener('pagehide', () => {
    if (performance.getEntriesByName('beacon').length === 0) report('left');
  });
  const layOut = () => document.documentElement.toggleAttribute('data-settled', true);
  setTimeout(layOut, layoutWaitMs);
  addEventListener('beforeprint', layOut);
  for (const script of scripts) {
    // Scripts that a script inserts run in any order unless `async` is off.
    script.async = false;
    script.addEventListener('error', layOut);
  }
  scripts.at(-1)?.addEventListener('load', preload);
  scripts.at(-1)?.addEventListener('error', preload);
  let isRequested = false;
  const request = () => {
    if (!isRequested) document.head.append(...scripts);
    isRequested = true;
  };
  // The background alone may be painted earlier, while the text still needs the processor.
  const onPaint = (paints: PerformanceObserverEntryList) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) request();
  };
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
  setTimeout(request, document.hidden ? 0 : paintWaitMs);
};

/**
 * Node has removed the types from the source of the function; this removes comments, line breaks and the spaces beside punctuation. Each
 * line of the function ends with punctuation, and none of its texts has such spaces.
 */
const minify = (code: string): string =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !line.startsWith('//'))
    .join('')
    .replaceAll(/ *([=(){};,:?>]) */g, '$1');

const LOADER = `(${minify(loadDeferredScripts.toString())})('${TEMPLATE_ID}',${PAINT_WAIT_MS},${LAYOUT_WAIT_MS})`;

/** Source expression for the content security policy that allows the one inline script. */
export const DEFERRED_LOADER_CSP_SOURCE = `'sha256-${createHash('sha256').update(LOADER).digest('base64')}'`;

/** Wraps scripts and preloads so that they load after the document. It must end the body. Browsers do not preload from a template. */
export const deferUntilParsed = (markup: string): string =>
  `<template id="${TEMPLATE_ID}">${markup}</template><script>${LOADER}</script>`;
