// @vitest-environment happy-dom
import { resetWindow } from 'testing/window-reset';
import { expect, it } from 'vitest';

const leftovers = () => ({
  stored: [localStorage.getItem('auth_token'), sessionStorage.getItem('draft')],
  cookies: document.cookie,
  content: document.body.innerHTML,
  url: location.pathname + location.search,
  canUseXhr: 'XMLHttpRequest' in globalThis,
});

it('gives a test file a window without anything that the file before it left', () => {
  const empty = { stored: [null, null], cookies: '', content: '', url: '/', canUseXhr: false };
  expect(leftovers()).toEqual(empty);
  localStorage.setItem('auth_token', 'token');
  sessionStorage.setItem('draft', 'text');
  document.cookie = 'first=1';
  document.cookie = 'second=2; path=/';
  document.body.textContent = 'page';
  history.replaceState(null, '', '/blog?page=2');
  resetWindow();
  expect(leftovers()).toEqual(empty);
});
