import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { SCRIPT_PROGRESS, SCRIPT_SILENCE_MS, watchScript } from 'shared-lib/federation';
import { integrityOf, isDevelopmentOrigin } from './integrity.ts';
import { reportProgress } from './stall-timeout.ts';

/** URL → manifest that the shell server fetched and verified. The browser never requests one. */
const manifests = new Map<string, object>();
/** URLs of scripts that have been requested. */
const requested = new Set<string>();
/** Limit for a whole script on the slowest connection. A script that receives no bytes fails much earlier. */
const SCRIPT_TIMEOUT_MS = 300_000;

export const registerManifest = (url: string, manifest: object): void => void manifests.set(url, manifest);

/**
 * Adds a query to the URL of a second request, because a damaged file stays in the browser's cache, and Chromium queues a request
 * behind a stalled one with the same URL. The time makes the URL new in every tab.
 */
const urlForAttempt = (url: string): string => {
  const attemptUrl = requested.has(url) ? `${url}?retry=${Date.now().toString(36)}` : url;
  requested.add(url);
  return attemptUrl;
};

const createVerifiedElement = <Tag extends 'script' | 'link'>(tag: Tag, url: string): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.crossOrigin = 'anonymous';
  element.integrity = integrityOf(url);
  element.addEventListener('load', reportProgress);
  return element;
};

/** Makes a script fail when it receives no bytes for a while. */
const failWhenSilent = (script: HTMLScriptElement): void => {
  const stopWatching = watchScript({
    url: script.src,
    silenceMs: SCRIPT_SILENCE_MS,
    progressEvent: SCRIPT_PROGRESS,
    onSilence: () => void script.dispatchEvent(new Event('error')),
  });
  for (const end of ['load', 'error']) script.addEventListener(end, stopWatching);
};

/** Makes the federation runtime load only files that a release lists, each with its hash. Anything else fails. */
export const verifiedLoading = (): ModuleFederationRuntimePlugin => ({
  name: 'verified-loading',
  async fetch(url) {
    if (isDevelopmentOrigin(new URL(url))) return fetch(url);
    const manifest = manifests.get(url);
    if (!manifest) throw new Error(`No manifest is registered for ${url}`);
    return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/json' } });
  },
  createScript({ url }) {
    const script = createVerifiedElement('script', url);
    script.src = urlForAttempt(url);
    failWhenSilent(script);
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
  createLink({ url, attrs }) {
    const link = createVerifiedElement('link', url);
    for (const [name, value] of Object.entries(attrs ?? {}))
      if (name !== 'href') link.setAttribute(name, String(value));
    link.href = url;
    return link;
  },
});
