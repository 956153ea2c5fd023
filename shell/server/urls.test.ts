import { expect, test } from 'vitest';
import { redactUrl, toDecodableUrl } from './urls.ts';

test.each([
  ['/blog/100%', '/blog/100%25'],
  ['/blog/50%-off?q=100%', '/blog/50%25-off?q=100%'],
  ['/blog/%zz/%D8%AC', '/blog/%25zz/%D8%AC'],
  // The first of the two bytes of a character: old systems cut URLs like this.
  ['/blog/%D8', '/blog/%25D8'],
  ['/blog/%E1%CF%E6%EC', '/blog/%25E1%25CF%25E6%25EC'],
  ['/blog/%D8%AC?q=%zz', '/blog/%D8%AC?q=%zz'],
  ['/', '/'],
])('makes %s decodable as %s', (url, decodable) => {
  expect(toDecodableUrl(url)).toBe(decodable);
});

test.each([
  ['/claim/Zk3-token', '/claim/…'],
  ['/api/public/claims/Zk3-token', '/api/public/claims/…'],
  ['/auth?mode=reset&token=Zk3-token', '/auth'],
  ['/blog/x?q=salem@example.com', '/blog/x'],
  ['/', '/'],
])('logs %s as %s', (url, redacted) => {
  expect(redactUrl(url)).toBe(redacted);
});
