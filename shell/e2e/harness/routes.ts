import { paths } from 'shared-lib/paths';
import type { Persona } from './accounts.ts';

/** Kinds of public content with a page for each item. */
export type Content = 'services' | 'sectors' | 'articles' | 'studies';

/** One kind of page. `at` is its path; with `of`, `at` builds the path from the slug of the first item of that content. `as` signs a persona in. */
export type SiteRoute = { name: string; as?: Persona } & (
  | { at: string }
  | { of: Content; at: (slug: string) => string }
);

/** Every kind of page of the site: for screenshots, and for checks of all pages. */
export const siteRoutes: readonly SiteRoute[] = [
  { name: 'home', at: paths.home() },
  { name: 'about', at: paths.about() },
  { name: 'contact', at: paths.contact() },
  { name: 'contact-consultation', at: paths.contact('consultation') },
  { name: 'contact-feasibility', at: paths.contact('feasibility') },
  { name: 'services', at: paths.services() },
  { name: 'service', of: 'services', at: paths.service },
  { name: 'sectors', at: paths.sectors() },
  { name: 'sector', of: 'sectors', at: paths.sector },
  { name: 'blog', at: paths.blog() },
  { name: 'article', of: 'articles', at: paths.article },
  { name: 'free-studies', at: paths.freeStudies() },
  { name: 'study', of: 'studies', at: paths.study },
  { name: 'search', at: paths.search('دراسة') },
  { name: 'not-found', at: '/nothing-is-here' },
  { name: 'debug', at: paths.debug() },
  { name: 'sign-in', at: paths.auth() },
  { name: 'register', at: paths.register() },
  { name: 'forgot-password', at: paths.forgotPassword() },
  { name: 'claim', at: paths.claim('no-such-link') },
  { name: 'dashboard-client', at: paths.dashboard(), as: 'client' },
  { name: 'dashboard-consultant', at: paths.dashboard(), as: 'consultant' },
  { name: 'dashboard-pending-consultant', at: paths.dashboard(), as: 'pendingConsultant' },
  { name: 'admin-sign-in', at: paths.admin.login() },
  { name: 'admin-forbidden', at: paths.admin.home(), as: 'client' },
  { name: 'admin', at: paths.admin.home(), as: 'admin' },
  { name: 'admin-samples', at: '/admin/samples', as: 'admin' },
  { name: 'admin-users', at: paths.admin.list('users'), as: 'admin' },
  { name: 'admin-user-new', at: paths.admin.create('users'), as: 'admin' },
  { name: 'admin-user-edit', at: paths.admin.edit('users', 1), as: 'admin' },
  { name: 'admin-articles', at: paths.admin.list('articles'), as: 'admin' },
  { name: 'admin-article-new', at: paths.admin.create('articles'), as: 'admin' },
  { name: 'admin-article-edit', at: paths.admin.edit('articles', 1), as: 'admin' },
  { name: 'admin-sectors', at: paths.admin.list('sectors'), as: 'admin' },
  { name: 'admin-sector-new', at: paths.admin.create('sectors'), as: 'admin' },
  { name: 'admin-sector-edit', at: paths.admin.edit('sectors', 1), as: 'admin' },
  { name: 'admin-services', at: paths.admin.list('services'), as: 'admin' },
  { name: 'admin-service-new', at: paths.admin.create('services'), as: 'admin' },
  { name: 'admin-service-edit', at: paths.admin.edit('services', 1), as: 'admin' },
  { name: 'admin-sliders', at: paths.admin.list('sliders'), as: 'admin' },
  { name: 'admin-slider-new', at: paths.admin.create('sliders'), as: 'admin' },
  { name: 'admin-slider-edit', at: paths.admin.edit('sliders', 1), as: 'admin' },
  { name: 'admin-studies', at: paths.admin.list('studies'), as: 'admin' },
  { name: 'admin-contacts', at: paths.admin.list('contacts'), as: 'admin' },
  { name: 'admin-consultations', at: paths.admin.list('consultations'), as: 'admin' },
  { name: 'admin-feasibility-requests', at: paths.admin.list('feasibility-requests'), as: 'admin' },
  { name: 'admin-settings', at: paths.admin.settings(), as: 'admin' },
];
