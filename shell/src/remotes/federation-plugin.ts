import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf, isDevelopmentOrigin } from './integrity.ts';
import { madeProgress } from './silence.ts';

/** Manifests that the shell server fetched and verified: the browser never asks for one. */
const manifests = new Map<string, object>();
/** Times an address was asked for. Chromium queues a second request behind a hung first one, unless the address differs. */
const attempts = new Map<string, number>();

export const learnManifest = (address: string, manifest: object): void => void manifests.set(address, manifest);

const freshAddress = (address: string): string => {
  const attempt = (attempts.get(address) ?? 0) + 1;
  attempts.set(address, attempt);
  return attempt === 1 ? address : `${address}?attempt=${attempt}`;
};

const verifiedElement = <Tag extends 'script' | 'link'>(tag: Tag, address: string): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.crossOrigin = 'anonymous';
  element.integrity = integrityOf(address);
  element.addEventListener('load', madeProgress);
  return element;
};

/** Scripts that have arrived, by address without query. */
const arrived = new Set<string>();

/** Whether a script that was asked for has arrived. */
export const hasArrived = (address: string): boolean => arrived.has(address);

/** Makes the federation runtime load only files that a release names, each against its hash, and fails closed. */
export const verifiedLoading = (timeout: number): ModuleFederationRuntimePlugin => ({
  name: 'verified-loading',
  async fetch(address) {
    if (isDevelopmentOrigin(new URL(address))) return fetch(address);
    const manifest = manifests.get(address);
    if (!manifest) throw new Error(`No manifest was given for ${address}`);
    return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/json' } });
  },
  createScript({ url }) {
    const script = verifiedElement('script', url);
    script.addEventListener('load', () => arrived.add(url));
    script.src = freshAddress(url);
    // Without a limit of its own the runtime would keep a hung script's promise, and trying again would wait for it.
    return { script, timeout };
  },
  createLink({ url, attrs }) {
    const link = verifiedElement('link', url);
    for (const [name, value] of Object.entries(attrs ?? {}))
      if (name !== 'href') link.setAttribute(name, String(value));
    link.href = url;
    return link;
  },
});
