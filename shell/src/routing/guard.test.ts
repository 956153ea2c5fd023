// @vitest-environment happy-dom
import { createBrowserRouter } from 'shared-lib/router/host';
import { session } from 'shared-lib/session';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guardArea } from './guard.ts';
import { closeSignInRequest, requestSignIn } from '../session/sign-in-request.ts';

/** Navigates as a guest from one path to others in turn and returns the path after each navigation. */
const navigateAsGuest = async (from: string, ...targets: string[]): Promise<string[]> => {
  history.replaceState(null, '', from);
  const router = createBrowserRouter([{ path: '*', middleware: [guardArea], loader: () => null }]);
  const results: string[] = [];
  for (const target of targets) {
    await router.navigate(target);
    results.push(`${location.pathname}${location.search}`);
  }
  router.dispose();
  return results;
};

beforeEach(session.restore);
afterEach(closeSignInRequest);

it('redirects a guest to sign-in with the full path and query as `next`', async () => {
  expect(await navigateAsGuest('/', '/admin/users?q=x', '/dashboard')).toEqual([
    '/admin/login?next=%2Fadmin%2Fusers%3Fq%3Dx',
    '/auth?next=%2Fdashboard',
  ]);
});

it('does not redirect a query change below the sign-in dialog but redirects any other path', async () => {
  requestSignIn('admin@miqyas.example');
  expect(await navigateAsGuest('/admin/users', '/admin/users?q=x', '/admin/articles')).toEqual([
    '/admin/users?q=x',
    '/admin/login?next=%2Fadmin%2Farticles',
  ]);
});
