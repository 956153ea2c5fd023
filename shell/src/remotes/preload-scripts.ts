import type { BrowserRelease } from 'shared-lib/federation';

/** URLs that this document has preloaded. */
const preloaded = new Set<string>();

/**
 * Requests scripts of a release without running them; the federation runtime finds them in the cache of the document. Scripts without a
 * hash, such as those of a development server, are left to the runtime.
 */
export const preloadScripts = ({ base, files }: BrowserRelease, scripts: readonly string[]): void => {
  for (const file of scripts) {
    const integrity = files[file];
    const href = base + file;
    if (!integrity || preloaded.has(href)) continue;
    preloaded.add(href);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = href;
    document.head.append(link);
  }
};
