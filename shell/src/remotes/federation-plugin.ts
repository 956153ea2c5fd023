import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { SCRIPT_PROGRESS, SCRIPT_SILENCE_MS, watchScript } from 'shared-lib/federation';
import { integrityOf } from './integrity.ts';
import { reportProgress } from './stall-timeout.ts';

/** URLs of scripts that have been requested. */
const requested = new Set<string>();
/** Limit for a whole script on the slowest connection. A script that receives no bytes fails much earlier. */
const SCRIPT_TIMEOUT_MS = 300_000;

/**
 * Adds a query to the URL of a second request, because a damaged file stays in the browser's cache, and Chromium queues a request
 * behind a stalled one with the same URL. The time makes the URL new in every tab.
 */
const urlForAttempt = (url: string): string => {
  const attemptUrl = requested.has(url) ? `${url}?retry=${Date.now().toString(36)}` : url;
  requested.add(url);
  return attemptUrl;
};

const createVerifiedScript = (url: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrityOf(url);
  script.addEventListener('load', reportProgress);
  script.src = urlForAttempt(url);
  return script;
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
  createScript({ url }) {
    const script = createVerifiedScript(url);
    failWhenSilent(script);
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
});
