/** Every address of the site, once. Ids may be slugs; both are encoded here and nowhere else. */
const part = (idOrSlug: number | string) => encodeURIComponent(idOrSlug);

export type ContactTab = 'contact' | 'consultation' | 'feasibility';

/** What a request is about: its form begins with it. */
export type ContactTopic = { service: string; package?: string } | { sector: string } | { study: string };

export const paths = {
  home: () => '/',
  about: () => '/about',
  contact: (tab?: ContactTab, about?: ContactTopic) =>
    tab ? `/contact?${new URLSearchParams({ tab, ...about })}` : '/contact',
  legal: (text: 'privacy' | 'terms' | 'agreement') => `/contact#${text}`,
  blog: () => '/blog',
  article: (idOrSlug: number | string) => `/blog/${part(idOrSlug)}`,
  services: () => '/services',
  service: (idOrSlug: number | string) => `/services/${part(idOrSlug)}`,
  sectors: () => '/sectors',
  sector: (idOrSlug: number | string) => `/sectors/${part(idOrSlug)}`,
  freeStudies: () => '/free-studies',
  study: (idOrSlug: number | string) => `/studies/${part(idOrSlug)}`,
  search: (words?: string) => (words ? `/search?q=${encodeURIComponent(words)}` : '/search'),
  /** `next` is where it leads afterwards (see `safeNextPath`). */
  auth: (next?: string) => (next ? `/auth?next=${part(next)}` : '/auth'),
  register: (next?: string) => `/auth?mode=register${next ? `&next=${part(next)}` : ''}`,
  forgotPassword: () => '/auth?mode=forgot',
  resetPassword: (token: string) => `/auth?mode=reset&token=${part(token)}`,
  dashboard: () => '/dashboard',
  /** A client's or a consultant's own page of a request. */
  request: (reference: string) => `/dashboard/requests/${part(reference)}`,
  /** Where the link of a mail confirms a new address. */
  confirmEmail: (token: string) => `/dashboard/profile?confirm-email=${part(token)}`,
  /** Where the link of a request leads that was sent without an account. */
  claim: (token: string) => `/claim/${part(token)}`,
  /** Where such links are sent again. */
  lostReference: () => '/claim',
  debug: () => '/debug',
  /** Machine-readable: which releases of a remote a browser may load. */
  registry: (remote: string) => `/registry.json?remote=${part(remote)}`,
  admin: {
    login: () => '/admin/login',
    home: () => '/admin',
    list: (resource: AdminResource) => `/admin/${resource}`,
    create: (resource: AdminResource) => `/admin/${resource}/new`,
    edit: (resource: AdminResource, id: number) => `/admin/${resource}/edit/${id}`,
    /** A request's page below its list. */
    request: (inbox: RequestInbox, reference: string) => `/admin/${inbox}/${part(reference)}`,
    settings: () => '/admin/settings',
  },
} as const;

export type RequestInbox = 'contacts' | 'consultations' | 'feasibility-requests';

export type AdminResource = 'users' | 'articles' | 'sectors' | 'services' | 'sliders' | 'studies' | RequestInbox;
