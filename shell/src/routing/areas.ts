import { paths } from 'shared-lib/paths';
import type { RemoteId } from 'shared-lib/federation';
import type { Role } from 'shared-lib/contracts';

/**
 * Layout of an area: header and footer of the site, a slim bar, a slim bar over the column beside a picture, or none (the area
 * renders its own).
 */
export type LayoutKind = 'site' | 'slim' | 'split' | 'none';

export interface Area {
  id: string;
  /** First path segments, without slashes around them. The empty prefix matches every path that no other area matches. */
  prefix: string;
  remote: RemoteId;
  expose: 'routes' | 'login';
  layout: LayoutKind;
  /** Required role, and the path of its sign-in page. An area without a guard is open to everybody. */
  guard?: { role: Role | 'any'; signIn: string };
}

/** The areas of the site, in matching order. Their pages are known to the remotes only. */
export const areas: readonly Area[] = [
  { id: 'auth', prefix: 'auth', remote: 'remote-account', expose: 'routes', layout: 'split' },
  { id: 'claim', prefix: 'claim', remote: 'remote-account', expose: 'routes', layout: 'slim' },
  {
    id: 'dashboard',
    prefix: 'dashboard',
    remote: 'remote-account',
    expose: 'routes',
    layout: 'slim',
    guard: { role: 'any', signIn: paths.auth() },
  },
  { id: 'admin-login', prefix: 'admin/login', remote: 'remote-admin', expose: 'login', layout: 'none' },
  {
    id: 'admin',
    prefix: 'admin',
    remote: 'remote-admin',
    expose: 'routes',
    layout: 'none',
    guard: { role: 'admin', signIn: paths.admin.login() },
  },
  { id: 'public', prefix: '', remote: 'remote-public', expose: 'routes', layout: 'site' },
];

const matchesPath = ({ prefix }: Area, path: string) =>
  prefix === '' || path === `/${prefix}` || path.startsWith(`/${prefix}/`);

export const areaOf = (path: string): Area => {
  const area = areas.find((candidate) => matchesPath(candidate, path));
  if (!area) throw new Error(`No area matches ${path}`);
  return area;
};

/** Names one exposed module of one remote. Two areas may use the same module. */
export type ExposedModuleId = `${RemoteId}/${Area['expose']}`;
export const moduleIdOf = ({ remote, expose }: Area): ExposedModuleId => `${remote}/${expose}`;
export const isGuardedModule = (id: ExposedModuleId): boolean =>
  areas.some((area) => moduleIdOf(area) === id && area.guard);
