// @vitest-environment happy-dom
import { drafts } from 'shared-lib/unsaved';
import { expect, test } from 'vitest';

test('reads a draft under the name that browsers hold since November 2026, and forgets it', () => {
  sessionStorage.setItem('miqyas:draft:contact', '{"message":"نص لم يُرسل"}');
  sessionStorage.setItem('other', 'x');
  expect(drafts.read('contact')).toEqual({ message: 'نص لم يُرسل' });
  drafts.forgetAll();
  expect([drafts.read('contact'), sessionStorage.getItem('other')]).toEqual([{}, 'x']);
});

test.each(['[]', '{"message":1}', 'not JSON', 'null'])('ignores the damaged draft %s', (stored) => {
  sessionStorage.setItem('miqyas:draft:contact', stored);
  expect(drafts.read('contact')).toEqual({});
});
