import { company } from 'shared-lib/copy';
import type { PaperParts } from '../src/server/paper-parts.tsx';
import type { Build } from './application.ts';
import { beaconTag, deferUntilParsed } from './deferred-scripts.ts';

/** A script that is requested before something runs it. */
export interface Preload {
  href: string;
  /** Subresource-integrity value. */
  integrity: string;
}

interface DocumentParts {
  build: Build;
  head: string;
  styles: string;
  markup: string;
  paper: PaperParts;
  boot: unknown;
  /** Says which release one visitor sees before it is live; empty for everybody else. */
  badge: string;
  /** Tags that only some policy classes need. */
  policyTags: string;
  /** Whether the content is missing until scripts add it, so that nothing visible waits behind them. */
  isLayoutOnly: boolean;
  /** URL of the releases of a guarded area: its scripts depend on the visitor, who is known only in the browser. */
  releases: string | undefined;
  /** Scripts of the release that the page needs; empty for guarded areas. */
  preloads: readonly Preload[];
  /** Whether the browser reports how the document fares. */
  hasBeacon: boolean;
  isDevelopment: boolean;
}

/**
 * Any data is accepted, because it is no JavaScript: `<`, which could end the script element (`</script>`) or keep it open
 * (`<!--<script>`), is written as the equivalent JSON escape. Line separators need none, and React shows every text as text.
 */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const preloadScripts = (preloads: readonly Preload[]) =>
  preloads
    .map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity}" href="${href}">`,
    )
    .join('');

/** For pages without content in their HTML: nothing visible has to load first, so the scripts of the shell load at once. */
const preloadShell = ({ scripts }: Build) =>
  scripts.map((script) => `<link rel="preload" as="script" href="${script}">`).join('');

/** `fetch` finds the response in the cache of the document when it sends the same request. */
const preloadReleases = (url: string) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${url}">`;

const preloadFonts = (files: readonly string[]) =>
  files
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${file}">`)
    .join('');

/** Registers React renderers as React DevTools does. Without it the Fast Refresh runtime of a remote finds no renderer and updates nothing. */
const DEVELOPMENT_HOOK = `<script>(()=>{if(window.__REACT_DEVTOOLS_GLOBAL_HOOK__)return;let n=0;window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const id=++n;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()</script>`;

const FEED = `<link rel="alternate" type="application/rss+xml" title="${company.name}" href="/rss.xml">`;
const ICONS =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">';

/** Renders the whole document of a page. */
export const renderDocument = ({
  build,
  head,
  styles,
  markup,
  paper,
  boot,
  badge,
  policyTags,
  isLayoutOnly,
  releases,
  preloads,
  hasBeacon,
  isDevelopment,
}: DocumentParts): string =>
  [
    '<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#0A272C">',
    isDevelopment ? DEVELOPMENT_HOOK : '',
    policyTags,
    hasBeacon ? beaconTag : '',
    head,
    ICONS,
    FEED,
    isLayoutOnly ? preloadShell(build) : '',
    releases === undefined ? '' : preloadReleases(releases),
    preloadFonts(build.application.fontFiles),
    styles,
    `</head><body>${badge}${paper.head}<div id="root">${markup}</div>${paper.foot}<script type="application/json" id="${build.application.BOOT_ID}">${inlineJson(boot)}</script>`,
    deferUntilParsed(
      build.scripts.map((script) => `<script src="${script}"></script>`).join('') + preloadScripts(preloads),
    ),
    '</body></html>',
  ].join('');
