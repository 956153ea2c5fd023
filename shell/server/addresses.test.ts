import { expect, test } from 'vitest';
import { loggedAddress, readableAddress } from './addresses.ts';

test.each([
  ['/blog/100%', '/blog/100%25'],
  ['/blog/50%-off?q=100%', '/blog/50%25-off?q=100%'],
  ['/blog/%zz/%D8%AC', '/blog/%25zz/%D8%AC'],
  // The first byte of a letter without its second, as old systems cut addresses.
  ['/blog/%D8', '/blog/%25D8'],
  ['/blog/%E1%CF%E6%EC', '/blog/%25E1%25CF%25E6%25EC'],
  ['/blog/%D8%AC?q=%zz', '/blog/%D8%AC?q=%zz'],
  ['/', '/'],
])('«%s» is read as «%s»', (asked, read) => {
  expect(readableAddress(asked)).toBe(read);
});

test.each([
  ['/claim/Zk3-token', '/claim/…'],
  ['/api/public/claims/Zk3-token', '/api/public/claims/…'],
  ['/auth?mode=reset&token=Zk3-token', '/auth'],
  ['/blog/x?q=salem@example.com', '/blog/x'],
  ['/', '/'],
])('of «%s» a log holds «%s»', (asked, logged) => {
  expect(loggedAddress(asked)).toBe(logged);
});
