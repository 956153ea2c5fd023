// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent, ReactNode } from 'react';
import { Link, NavLink, type LinkProps } from 'shared-lib/router';
import { createMemoryRouter, RouterProvider } from 'shared-lib/router/host';
import { afterEach, expect, it, vi } from 'vitest';

const user = userEvent.setup();
afterEach(cleanup);

const open = (element: ReactNode, path = '/blog') => {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/', path] });
  render(<RouterProvider router={router} />);
  return router;
};
const openLink = (props: LinkProps) => open(<Link {...props}>الخدمات</Link>);
const link = () => screen.getByRole('link', { name: 'الخدمات' });
/** Whether the browser opens the link itself. The listener then stops it, because the test has one document. */
const browserOpens = (init?: MouseEventInit): boolean => {
  let isLeftToBrowser = false;
  const listener = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  globalThis.addEventListener('click', listener, { once: true });
  fireEvent.click(link(), { button: 0, ...init });
  return isLeftToBrowser;
};

it('navigates without a new document, also with a path that is relative to the page', async () => {
  const router = open(
    <>
      <Link to="/services">الخدمات</Link>
      <Link to="?page=2" state="list">
        الصفحة التالية
      </Link>
    </>,
  );
  expect(browserOpens()).toBe(false);
  expect(router.state.location.pathname).toBe('/services');
  await user.click(screen.getByRole('link', { name: 'الصفحة التالية' }));
  expect(router.state.location).toMatchObject({ pathname: '/services', search: '?page=2', state: 'list' });
});

it('adds an entry to the history, or none for the current page and on request', async () => {
  const router = open(
    <>
      <Link to="/blog">المدونة</Link>
      <Link to="/services" replace>
        الخدمات
      </Link>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'المدونة' }));
  await user.click(link());
  expect(router.state.location.pathname).toBe('/services');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
});

it.each([
  ['a modifier key', {}, { ctrlKey: true }],
  ['another target', { target: '_blank' }, {}],
  ['a page that needs a new document', { reloadDocument: true }, {}],
])('leaves a click with %s to the browser', (_, props, init) => {
  const router = openLink({ to: '/services', ...props });
  expect(browserOpens(init)).toBe(true);
  expect(router.state.location.pathname).toBe('/blog');
});

it('does not navigate when the click is prevented', () => {
  const router = openLink({ to: '/services', onClick: (event: MouseEvent) => event.preventDefault() });
  expect(browserOpens()).toBe(false);
  expect(router.state.location.pathname).toBe('/blog');
});

it.each(['https://maps.example/place', '//maps.example/place', 'tel:+966500000000', 'MAILTO:info@miqyas.example'])(
  'leaves the absolute URL %s as it is, and opening it to the browser',
  (url) => {
    const chosen = vi.fn<() => void>();
    const router = openLink({ to: url, onClick: chosen, rel: 'noreferrer' });
    expect(link().getAttribute('href')).toBe(url);
    expect(link().getAttribute('rel')).toBe('noreferrer');
    expect(browserOpens()).toBe(true);
    expect(chosen).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/blog');
  },
);

it.each([
  ['/admin/users', false, 'page'],
  ['/Admin/Users', false, 'page'],
  ['/admin/users', true, 'page'],
  ['/admin/users/7', false, 'page'],
  ['/admin/users/7', true, null],
  ['/admin/users-archive', false, null],
  ['/admin', false, null],
])('on %s, a link to /admin/users (end: %s) has aria-current %s', (path, end, current) => {
  open(
    <NavLink to="/admin/users" end={end}>
      المستخدمون
    </NavLink>,
    path,
  );
  expect(screen.getByRole('link', { name: 'المستخدمون' }).getAttribute('aria-current')).toBe(current);
});
