import type { ToolSources } from '../src/analytics/sources.ts';
import { STARTER_SOURCE } from './late-start.ts';

/** Hash of the empty string: styled-components opens its style element empty and fills it through CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface PolicyOptions {
  nonce: string;
  /** Hosts of the remotes' releases. */
  remoteOrigins: string[];
  /** What the tools that measure need; empty lists unless the settings and the visitor agree to them. */
  toolSources: ToolSources;
  isSecure: boolean;
  /** Development servers need inline scripts, web sockets and `eval`; nothing of this is ever sent in production. */
  isDevelopment: boolean;
}

const developmentPolicy = [
  "default-src * 'unsafe-inline' 'unsafe-eval' data: blob: ws:",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** Content security policy of a page: own files, the remotes' files, styles with this page's nonce, tools that were agreed to, and nothing else. */
export const contentSecurityPolicy = ({
  nonce,
  remoteOrigins,
  toolSources,
  isSecure,
  isDevelopment,
}: PolicyOptions): string => {
  if (isDevelopment) return developmentPolicy;
  const listed = (directive: keyof ToolSources, ...own: string[]) =>
    [directive, ...own, ...toolSources[directive]].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    listed('script-src', "'self'", STARTER_SOURCE, ...remoteOrigins),
    `style-src 'nonce-${nonce}' ${EMPTY_STYLE}`,
    "style-src-attr 'none'",
    listed('img-src', "'self'", 'data:', ...remoteOrigins),
    listed('connect-src', "'self'", ...remoteOrigins),
    "require-trusted-types-for 'script'",
    listed('trusted-types', 'default'),
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

/** Headers of every answer of the shell. */
export const securityHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
});
