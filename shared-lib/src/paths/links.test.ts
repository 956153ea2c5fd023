import { isSafeLink } from 'shared-lib/paths';
import { expect, test } from 'vitest';

test.each([
  '/contact?tab=feasibility#form',
  '#plan',
  'https://example.com/a?b=1',
  'https://example.com/@name?mail=a@b.example#c@d',
  'HTTPS://EXAMPLE.COM',
  'mailto:info@example.com',
  'tel:+201000000000',
  '/blog/العائد-الداخلي',
])('accepts the link %s', (link) => {
  expect(isSafeLink(link)).toBe(true);
});

test.each([
  ['no link', ''],
  ['a script', 'javascript:alert(1)'],
  ['a script after white space', ' javascript:alert(1)'],
  ['a script with a tab', 'java\tscript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['another host', '//evil.example'],
  ['another host, with a backslash', '/\\evil.example'],
  ['a backslash later in the path', '/a\\evil.example'],
  ['another host, after a line break', '/\n/evil.example'],
  ['a protocol without a host', 'https://'],
  ['a protocol without slashes', 'https:evil.example'],
  ['a character that is similar to s', 'http\u017F://evil.example'],
  ['a name before the host', 'https://bank.example@evil.example'],
  ['a name and a password before the host', 'https://a:b@evil.example/x'],
  ['a relative path', 'contact'],
  ['white space', '/a b'],
])('rejects %s', (_what, link) => {
  expect(isSafeLink(link)).toBe(false);
});
