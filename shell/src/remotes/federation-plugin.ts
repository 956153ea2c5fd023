import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf, isDevelopmentOrigin } from './integrity.ts';
import { reportProgress } from './stall-timeout.ts';

/** URL → manifest that the shell server fetched and verified. The browser never requests one. */
const manifests = new Map<string, object>();
/** URL → number of requests. Chromium queues a second request behind a stalled first one unless its URL differs. */
const attempts = new Map<string, number>();
/** URLs, without query, of scripts that have loaded. */
const loadedScripts = new Set<string>();

export const registerManifest = (url: string, manifest: object): void => void manifests.set(url, manifest);

const urlForAttempt = (url: string): string => {
  const attempt = (attempts.get(url) ?? 0) + 1;
  attempts.set(url, attempt);
  return attempt === 1 ? url : `${url}?attempt=${attempt}`;
};

const createVerifiedElement = <Tag extends 'script' | 'link'>(tag: Tag, url: string): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.crossOrigin = 'anonymous';
  element.integrity = integrityOf(url);
  element.addEventListener('load', reportProgress);
  return element;
};

/** Whether a requested script has loaded. */
export const hasScriptLoaded = (url: string): boolean => loadedScripts.has(url);

/**
 * Makes the federation runtime load only files that a release lists, each with its hash. Anything else fails.
 * @param timeout of one script, in milliseconds
 */
export const verifiedLoading = (timeout: number): ModuleFederationRuntimePlugin => ({
  name: 'verified-loading',
  async fetch(url) {
    if (isDevelopmentOrigin(new URL(url))) return fetch(url);
    const manifest = manifests.get(url);
    if (!manifest) throw new Error(`No manifest is registered for ${url}`);
    return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/json' } });
  },
  createScript({ url }) {
    const script = createVerifiedElement('script', url);
    script.addEventListener('load', () => loadedScripts.add(url));
    script.src = urlForAttempt(url);
    // Without a timeout the runtime would cache the promise of a stalled script, and another attempt would wait for it.
    return { script, timeout };
  },
  createLink({ url, attrs }) {
    const link = createVerifiedElement('link', url);
    for (const [name, value] of Object.entries(attrs ?? {}))
      if (name !== 'href') link.setAttribute(name, String(value));
    link.href = url;
    return link;
  },
});
