import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

const address = (path: string) => readableAddress(new URL(path, 'https://miqyas.example'));

it.each([
  ['/claim/0cVq0ReSkCbkTL0mQ3mGmZzF8cqk1cA-3TjWmW5q_0E', 'https://miqyas.example/claim'],
  ['/auth?mode=reset&token=0cVq0ReSkCbk', 'https://miqyas.example/auth'],
  ['/blog/%D8%AA%D9%85%D9%88%D8%B1?q=1', 'https://miqyas.example/blog/تمور'],
  ['/blog/%E0%A4%A', 'https://miqyas.example/blog/%E0%A4%A'],
  ['/claimants', 'https://miqyas.example/claimants'],
])('the address of %s on paper is %s', (path, expected) => {
  expect(address(path)).toBe(expected);
});
