import { company } from 'shared-lib/copy';
import type { BrowserRelease } from 'shared-lib/federation';
import type { Build } from './application.ts';
import { printLate } from './late-start.ts';

interface Document {
  build: Build;
  head: string;
  styles: string;
  markup: string;
  boot: unknown;
  /** Release and door whose scripts are fetched ahead; none for guarded areas. */
  preload: { release: BrowserRelease; expose: string } | undefined;
  isDevelopment: boolean;
}

/** `<` could end the script element, so it is written as an escape that means the same in JSON. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const preloadScripts = ({ release, expose }: NonNullable<Document['preload']>) =>
  [release.entry, ...(release.exposes[`./${expose}`] ?? [])]
    .filter((file) => release.files[file])
    .map(
      (file) =>
        `<link rel="preload" as="script" crossorigin="anonymous" integrity="${release.files[file]}" href="${release.base}${file}">`,
    )
    .join('');

const preloadFonts = (files: readonly string[]) =>
  files
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${file}">`)
    .join('');

/** Without React DevTools nobody keeps the renderers, and a remote's Fast Refresh runtime finds none: updates would change nothing. */
const DEVELOPMENT_HOOK = `<script>(()=>{if(window.__REACT_DEVTOOLS_GLOBAL_HOOK__)return;let n=0;window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const id=++n;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()</script>`;

const FEED = `<link rel="alternate" type="application/rss+xml" title="${company.name}" href="/rss.xml">`;
const ICONS =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';

/** The whole document of a page. */
export const printDocument = ({ build, head, styles, markup, boot, preload, isDevelopment }: Document): string =>
  [
    '<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#0A272C">',
    isDevelopment ? DEVELOPMENT_HOOK : '',
    head,
    ICONS,
    FEED,
    preloadFonts(build.application.fontFiles),
    styles,
    `</head><body><div id="root">${markup}</div><script type="application/json" id="${build.application.BOOT_ID}">${inlineJson(boot)}</script>`,
    printLate(
      build.scripts.map((script) => `<script src="${script}"></script>`).join('') +
        (preload ? preloadScripts(preload) : ''),
    ),
    '</body></html>',
  ].join('');
