import { createHash } from 'node:crypto';
import { areaOf, type PolicyClass } from 'shared-lib/federation';
import type { CspSources } from '../src/analytics/csp-sources.ts';
import { DEFERRED_LOADER_CSP_SOURCE } from './deferred-scripts.ts';

/** Hash of the empty string: styled-components inserts an empty style element and fills it through CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What a class adds to the policy of the public pages. */
interface ClassAdditions {
  /** Trusted Types policy of `shared-lib/sanitise`, which the rich text editor needs. */
  trustedTypes?: string;
  /** Pages that it may embed: the previews of the editors. */
  frameSrc?: string;
  /** Who may embed the page. */
  frameAncestors?: string;
  /** Whether widgets insert style elements with the nonce of the document. */
  hasStyleNonce?: true;
}

const additions: Record<PolicyClass, ClassAdditions> = {
  public: {},
  'signed-in': { trustedTypes: 'sanitised-html', hasStyleNonce: true },
  administration: { trustedTypes: 'sanitised-html', hasStyleNonce: true, frameSrc: "'self'" },
  preview: { frameAncestors: "'self'" },
};

const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/gu;

/** Whether the document needs a nonce, because widgets insert style elements later. Every other page has the same bytes for everybody. */
export const needsNonce = (policy: PolicyClass): boolean => additions[policy].hasStyleNonce === true;

/** Source expressions that allow style elements by their content. @param styles HTML of the style elements */
export const styleHashes = (styles: string): string[] =>
  [...styles.matchAll(STYLE_ELEMENT)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );

/** Tag from which react-aria-components takes the nonce of its one style element. */
export const styleNonceTag = (nonce: string | undefined): string =>
  nonce === undefined ? '' : `<meta property="csp-nonce" nonce="${nonce}">`;

/** Headers that replace `securityHeaders` on pages that may be embedded. */
export const framingHeaders = (url: string): Record<string, string> =>
  additions[areaOf(url.split('?')[0] ?? '/').policy].frameAncestors ? { 'x-frame-options': 'SAMEORIGIN' } : {};

interface PolicyOptions {
  policy: PolicyClass;
  /** Sources of the page's own style elements: their nonce or their hashes. */
  styleSources: readonly string[];
  /** Origins of the hosts of the remotes. */
  remoteOrigins: string[];
  /** Sources of the analytics tools; empty unless the settings enable them and the visitor consented. */
  toolSources: CspSources;
  isSecure: boolean;
  /** Development servers need inline scripts, web sockets and `eval`. Never true in production. */
  isDevelopment: boolean;
}

const developmentPolicy = [
  "default-src * 'unsafe-inline' 'unsafe-eval' data: blob: ws:",
  "require-trusted-types-for 'script'",
  'trusted-types default sanitised-html',
].join('; ');

/** Content security policy of a page. It allows the shell's files, the remotes' files, the page's own styles, and tools with consent. */
export const contentSecurityPolicy = ({
  policy,
  styleSources,
  remoteOrigins,
  toolSources,
  isSecure,
  isDevelopment,
}: PolicyOptions): string => {
  if (isDevelopment) return developmentPolicy;
  const { trustedTypes, frameSrc, frameAncestors = "'none'" } = additions[policy];
  const withToolSources = (directive: keyof CspSources, ...own: string[]) =>
    [directive, ...own, ...toolSources[directive]].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors}`,
    ...(frameSrc ? [`frame-src ${frameSrc}`] : []),
    "form-action 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    withToolSources('script-src', "'self'", DEFERRED_LOADER_CSP_SOURCE, ...remoteOrigins),
    ['style-src', ...styleSources, EMPTY_STYLE].join(' '),
    "style-src-attr 'none'",
    withToolSources('img-src', "'self'", 'data:', ...remoteOrigins),
    withToolSources('connect-src', "'self'", ...remoteOrigins),
    "require-trusted-types-for 'script'",
    withToolSources('trusted-types', 'default', ...(trustedTypes ? [trustedTypes] : [])),
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

/** Headers of every response of the shell. */
export const securityHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
});
