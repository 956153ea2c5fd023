import type { PolicyClass } from 'shared-lib/federation';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, framingHeaders, needsNonce, styleHashes, styleNonceTag } from './security-headers.ts';

const directivesOf = (policy: PolicyClass): Record<string, string> => {
  const text = contentSecurityPolicy({
    policy,
    styleSources: ["'nonce-abc'"],
    remoteOrigins: ['https://remote.example'],
    toolSources: { 'script-src': [], 'img-src': [], 'connect-src': [], 'trusted-types': [] },
    isSecure: true,
    isDevelopment: false,
  });
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );
};

const publicDirectives = directivesOf('public');

it('adds nothing to the policy of the public pages', () => {
  expect(publicDirectives).toMatchObject({ 'trusted-types': 'default', 'frame-ancestors': "'none'" });
  expect(publicDirectives).not.toHaveProperty('frame-src');
  expect(needsNonce('public')).toBe(false);
});

it.each<[PolicyClass, Record<string, string>]>([
  ['signed-in', { 'trusted-types': 'default sanitised-html' }],
  ['administration', { 'trusted-types': 'default sanitised-html', 'frame-src': "'self'" }],
  ['preview', { 'frame-ancestors': "'self'" }],
])('the policy of the class %s differs from the public one only in what its pages use', (policy, added) => {
  expect(directivesOf(policy)).toEqual({ ...publicDirectives, ...added });
});

it('only previews may be embedded, and only by pages of the site', () => {
  expect(framingHeaders('/preview/article?x=1')).toEqual({ 'x-frame-options': 'SAMEORIGIN' });
  for (const url of ['/', '/previews', '/blog/preview', '/admin', '/dashboard'])
    expect(framingHeaders(url), url).toEqual({});
});

it('gives widgets the nonce of the document where they are used', () => {
  for (const policy of ['signed-in', 'administration'] as const) expect(needsNonce(policy), policy).toBe(true);
  expect(needsNonce('preview')).toBe(false);
  expect(styleNonceTag('abc')).toBe('<meta property="csp-nonce" nonce="abc">');
  expect(styleNonceTag(undefined)).toBe('');
});

it('allows style elements by the hash of their content', () => {
  expect(styleHashes('<style>a{}</style><style data-styled="true"></style>')).toEqual([
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ]);
});
