import { paths } from 'shared-lib/paths';
import { builtPages, type BuiltPage } from 'testing/built-pages';
import type { Persona } from './accounts.ts';

/** Kinds of content with a page for each item. Requests belong to the person who is signed in. */
export type Content = 'services' | 'sectors' | 'articles' | 'studies' | 'requests';

/** Where a page is: its path, or with `of` the path for the slug or reference of the first item of that content. */
type Target = { at: string } | { of: Content; at: (slugOrReference: string) => string };

/** One kind of page. `as` signs a persona in. */
export type SiteRoute = { name: string; as?: Persona } & Target;

/** Pages whose path has parameters, or that show little without a query. */
const examples: Readonly<Record<string, { name: string } & Target>> = {
  '/services/:idOrSlug': { name: 'service', of: 'services', at: paths.service },
  '/sectors/:idOrSlug': { name: 'sector', of: 'sectors', at: paths.sector },
  '/blog/:idOrSlug': { name: 'article', of: 'articles', at: paths.article },
  '/studies/:idOrSlug': { name: 'study', of: 'studies', at: paths.study },
  '/search': { name: 'search', at: paths.search('دراسة') },
  '/dashboard/requests/:reference': { name: 'dashboard-request', of: 'requests', at: paths.request },
  '/admin/clients/:id': { name: 'admin-client', at: paths.admin.client(1) },
  '/admin/clients/:id/account': { name: 'admin-client-account', at: paths.admin.clientAccount(1) },
  '/admin/settings/:group': { name: 'admin-settings-group', at: paths.admin.settings('contact') },
  ...Object.fromEntries(
    (
      [
        ['contacts', 'CT-2026-000001'],
        ['consultations', 'CN-2026-000001'],
        ['feasibility-requests', 'FS-2026-000001'],
      ] as const
    ).flatMap(([list, reference]) => [
      [`/admin/${list}/:reference`, { name: `admin-${list}-request`, at: paths.admin.request(list, reference) }],
      [
        `/admin/${list}/:reference/client-view`,
        { name: `admin-${list}-client-view`, at: paths.admin.clientView(list, reference) },
      ],
    ]),
  ),
  '/verify/:number?': { name: 'verify', at: paths.verify('AG-2026-000001') },
  '/dashboard/requests/:reference/booking': { name: 'booking', of: 'requests', at: paths.booking },
  '/claim/:token/booking': { name: 'claim-booking', at: paths.claimBooking('no-such-link') },
  '/claim/:token?': { name: 'claim', at: paths.claim('no-such-link') },
};

/** Other states of the pages, for other queries and people, and the pages of the shell. */
const variants: readonly SiteRoute[] = [
  { name: 'contact-consultation', at: paths.contact('consultation') },
  { name: 'contact-feasibility', at: paths.contact('feasibility') },
  { name: 'not-found', at: '/nothing-is-here' },
  { name: 'debug', at: paths.debug() },
  { name: 'debug-remotes', at: `${paths.debug()}/remotes` },
  { name: 'admin-releases', at: paths.admin.releases(), as: 'admin' },
  { name: 'register', at: paths.register() },
  { name: 'forgot-password', at: paths.forgotPassword() },
  { name: 'reset-password', at: paths.resetPassword('token') },
  { name: 'verify-form', at: paths.verify() },
  { name: 'lost-reference', at: paths.lostReference() },
  { name: 'study-comparison', at: paths.compareStudies(['dates-factory', 'fish-farm']) },
  { name: 'reading-of-link', at: paths.reading({ capital: '500000', profit: '130000', years: '8' }) },
  {
    name: 'readings-beside',
    at: paths.reading({ capital: '500000', profit: '50000', years: '8', beside: '500000-130000-8' }),
  },
  { name: 'dashboard-consultant', at: paths.dashboard(), as: 'consultant' },
  { name: 'dashboard-pending-consultant', at: paths.dashboard(), as: 'pendingConsultant' },
  { name: 'admin-forbidden', at: paths.admin.home(), as: 'client' },
];

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
const personaOf = ({ role }: BuiltPage): Persona | undefined => (role === 'any' ? 'client' : role);

/** Forms of records have numeric ids, and every resource has a first record. */
const recordExample = ({ path }: BuiltPage) =>
  path.endsWith('/edit/:id') ? { name: nameOf(path.replace('/:id', '')), at: path.replace(':id', '1') } : undefined;

const routeOf = (page: BuiltPage): SiteRoute => {
  const example = examples[page.path] ?? recordExample(page);
  if (!example && page.path.includes(':'))
    throw new Error(`Add an example of ${page.path} to shell/e2e/harness/routes.ts.`);
  const as = personaOf(page);
  return { ...(as ? { as } : {}), ...(example ?? { name: nameOf(page.path), at: page.path }) };
};

/** Every kind of page of the site, from the builds of the remotes: for screenshots, and for checks of all pages. */
export const siteRoutes = (): SiteRoute[] => [
  ...builtPages()
    .filter(({ leadsTo }) => leadsTo === undefined)
    .map(routeOf),
  ...variants,
];
