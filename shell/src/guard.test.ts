// @vitest-environment happy-dom
import { createBrowserRouter } from 'shared-lib/router/host';
import { afterEach, expect, it } from 'vitest';
import { guardArea } from './guard.ts';
import { closeSignInRequest, requestSignIn } from './session/sign-in-request.ts';

/** Where a guest ends who is at one address and asks for others, one after the other. */
const endsAt = async (from: string, ...addresses: string[]): Promise<string[]> => {
  history.replaceState(null, '', from);
  const router = createBrowserRouter([{ path: '*', middleware: [guardArea], loader: () => null }]);
  const ends: string[] = [];
  for (const address of addresses) {
    await router.navigate(address);
    ends.push(`${location.pathname}${location.search}`);
  }
  router.dispose();
  return ends;
};

afterEach(closeSignInRequest);

it('sends a guest to sign in, and back to the whole address afterwards', async () => {
  expect(await endsAt('/', '/admin/users?q=x', '/dashboard')).toEqual([
    '/admin/login?next=%2Fadmin%2Fusers%3Fq%3Dx',
    '/auth?next=%2Fdashboard',
  ]);
});

it('leaves a page where it is that waits below the sign-in dialog, whatever its query; any other page asks for sign-in', async () => {
  requestSignIn('admin@miqyas.example');
  expect(await endsAt('/admin/users', '/admin/users?q=x', '/admin/articles')).toEqual([
    '/admin/users?q=x',
    '/admin/login?next=%2Fadmin%2Farticles',
  ]);
});
