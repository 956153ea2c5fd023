import { paths } from 'shared-lib/paths';
import type { Role } from 'shared-lib/contracts';

/** The three remotes: package and folder names. The shell may load no others. */
export const remoteIds = ['remote-public', 'remote-account', 'remote-admin'] as const;
export type RemoteId = (typeof remoteIds)[number];

export const isRemoteId = (name: string): name is RemoteId => remoteIds.some((id) => id === name);

/**
 * Layout of an area: header and footer of the site, a slim bar, a slim bar over the column beside a picture, a bar with tools above a
 * page with a side bar, or none (the area renders its own).
 */
export type LayoutKind = 'site' | 'slim' | 'split' | 'dashboard' | 'none';

/** A document has one security policy. Areas of the same class share a document, and entering another class loads a new one. */
export type PolicyClass = 'public' | 'signed-in' | 'administration' | 'preview';

/** Topic of the chat message that a visitor starts on a page. */
export type ChatTopic = 'site' | 'services' | 'sectors' | 'studies' | 'blog' | 'contact' | 'account';

export interface Area {
  id: string;
  /** First path segments, without slashes around them. The empty prefix matches every path that no other area matches. */
  prefix: string;
  remote: RemoteId;
  expose: 'routes' | 'login';
  layout: LayoutKind;
  policy: PolicyClass;
  /** Whether search engines may index its pages. */
  isIndexable: boolean;
  chatTopic: ChatTopic;
  /** Required role, and the path of its sign-in page. An area without a guard is open to everybody. */
  guard?: { role: Role | 'any'; signIn: string };
}

const account = {
  remote: 'remote-account',
  expose: 'routes',
  policy: 'signed-in',
  isIndexable: false,
  chatTopic: 'account',
} as const;
const administration = {
  remote: 'remote-admin',
  layout: 'none',
  policy: 'administration',
  isIndexable: false,
  chatTopic: 'account',
} as const;
const publicSite = { remote: 'remote-public', expose: 'routes', chatTopic: 'site' } as const;

/** The areas of the site, in matching order. Each release lists its pages in `pages.json`. */
export const areas: readonly Area[] = [
  { ...account, id: 'auth', prefix: 'auth', layout: 'split' },
  { ...account, id: 'claim', prefix: 'claim', layout: 'slim' },
  {
    ...account,
    id: 'dashboard',
    prefix: 'dashboard',
    layout: 'dashboard',
    guard: { role: 'any', signIn: paths.auth() },
  },
  { ...administration, id: 'admin-login', prefix: 'admin/login', expose: 'login' },
  {
    ...administration,
    id: 'admin',
    prefix: 'admin',
    expose: 'routes',
    guard: { role: 'admin', signIn: paths.admin.login() },
  },
  { ...publicSite, id: 'preview', prefix: 'preview', layout: 'none', policy: 'preview', isIndexable: false },
  { ...publicSite, id: 'public', prefix: '', layout: 'site', policy: 'public', isIndexable: true },
];

const isBelow = (path: string, prefix: string) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`);

/** The area that contains a path, which starts with a slash. */
export const areaOf = (path: string): Area => {
  const area = areas.find(({ prefix }) => isBelow(path.slice(1), prefix));
  if (!area) throw new Error(`No area matches ${path}`);
  return area;
};

/** Whether everybody may open the pages at a path: then a server can render them, because they show nothing of an account. */
export const isOpen = (path: string): boolean => !areaOf(path).guard;

/** Names one exposed module of one remote. Two areas may use the same module. */
export type ExposedModuleId = `${RemoteId}/${Area['expose']}`;
export const moduleIdOf = ({ remote, expose }: Area): ExposedModuleId => `${remote}/${expose}`;
export const isGuardedModule = (id: ExposedModuleId): boolean =>
  areas.some((area) => moduleIdOf(area) === id && area.guard);

/** Path prefixes whose pages a remote renders, without those that are below another one. */
export const mountsOf = (remote: RemoteId): string[] => {
  const prefixes = areas.filter((area) => area.remote === remote).map(({ prefix }) => prefix);
  return prefixes
    .filter((prefix) => !prefixes.some((other) => other !== prefix && isBelow(prefix, other)))
    .map((prefix) => `/${prefix}`);
};
