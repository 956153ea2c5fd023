import type { RemoteContext, RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import type { RouteObject } from 'shared-lib/router';
import { copy } from './copy/ar.ts';
import { LoginPage } from './pages/login-page.tsx';

export const contract = 1;

const login: RouteHandle = {
  seo: () => ({
    title: copy.login.title,
    description: copy.login.description,
    canonicalPath: paths.admin.login(),
    noindex: true,
  }),
};

export default (_deps: RemoteContext): RouteObject[] => [{ path: 'admin/login', Component: LoginPage, handle: login }];
