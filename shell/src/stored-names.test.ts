// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readConsentCookie } from './consent/consent-cookie.ts';
import { consent } from './consent/consent.ts';
import { scrollAfterNavigation } from './navigation/scroll-position.ts';
import { reloadPinned } from './remotes/release-pin.ts';

// Browsers hold these names since November 2026, so they must not change: the tests repeat them literally.

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('reads the stored choice about cookies, and writes its cookie', () => {
  localStorage.setItem('miqyas:consent', '{"statistics":true,"marketing":false,"at":1767225600000}');
  consent.restore(1_767_225_700_000);
  expect(consent.get()).toEqual({ statistics: true, marketing: false });
  expect(document.cookie).toContain('miqyas_consent=statistics');
  expect(readConsentCookie('a=b; miqyas_consent=statistics.marketing')).toEqual(['statistics', 'marketing']);
});

test('returns to the stored scroll position of a history entry', () => {
  sessionStorage.setItem('miqyas:scroll', '{"k1":120,"/blog":40}');
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const page = { pathname: '/blog', search: '', hash: '' };
  scrollAfterNavigation({ from: page, to: { ...page, key: 'k1' }, isTraversal: true });
  expect(scrollTo).toHaveBeenCalledWith(0, 120);
});

test('pins the previous release once, and not again after a reload', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  expect(reloadPinned('remote-admin', 'aaaa', 'bbbb')).toBe(true);
  expect(document.cookie).toContain('miqyas_pin_admin=bbbb');
  expect(sessionStorage.getItem('miqyas:crashed:remote-admin:aaaa')).toBe('1');
  expect(reload).toHaveBeenCalledOnce();

  sessionStorage.setItem('miqyas:crashed:remote-admin:cccc', '1');
  expect(reloadPinned('remote-admin', 'cccc', 'bbbb')).toBe(false);
});
