import { paths } from 'shared-lib/paths';
import type { RemoteId } from 'shared-lib/federation';
import type { Role } from 'shared-lib/contracts';

/** What stands around an area: the whole site frame, a slim bar, one over half of a page with a picture beside it, or nothing (the area draws its own). */
export type FrameKind = 'site' | 'slim' | 'half' | 'none';

export interface Area {
  id: string;
  /** First path segments, without slashes around; the empty one takes every path that no other area takes. */
  prefix: string;
  remote: RemoteId;
  expose: 'routes' | 'login';
  frame: FrameKind;
  /** Who may enter; an area without it is open to everybody. */
  guard?: { role: Role | 'any'; signIn: string };
}

/** Areas only, never pages. The first that fits a path is the one. */
export const areas: readonly Area[] = [
  { id: 'auth', prefix: 'auth', remote: 'remote-account', expose: 'routes', frame: 'half' },
  { id: 'claim', prefix: 'claim', remote: 'remote-account', expose: 'routes', frame: 'slim' },
  {
    id: 'dashboard',
    prefix: 'dashboard',
    remote: 'remote-account',
    expose: 'routes',
    frame: 'slim',
    guard: { role: 'any', signIn: paths.auth() },
  },
  { id: 'admin-login', prefix: 'admin/login', remote: 'remote-admin', expose: 'login', frame: 'none' },
  {
    id: 'admin',
    prefix: 'admin',
    remote: 'remote-admin',
    expose: 'routes',
    frame: 'none',
    guard: { role: 'admin', signIn: paths.admin.login() },
  },
  { id: 'public', prefix: '', remote: 'remote-public', expose: 'routes', frame: 'site' },
];

const covers = ({ prefix }: Area, path: string) =>
  prefix === '' || path === `/${prefix}` || path.startsWith(`/${prefix}/`);

export const areaOf = (path: string): Area => {
  const area = areas.find((candidate) => covers(candidate, path));
  if (!area) throw new Error(`No area takes ${path}`);
  return area;
};

/** A door is one exposed module of one remote; two areas may stand behind the same door. */
export type DoorName = `${RemoteId}/${Area['expose']}`;
export const doorOf = ({ remote, expose }: Area): DoorName => `${remote}/${expose}`;
export const isGuardedDoor = (door: DoorName): boolean => areas.some((area) => doorOf(area) === door && area.guard);
