/** Encodes one segment or value of a path. Callers of `paths` pass ids and slugs unencoded. */
const encode = (idOrSlug: number | string) => encodeURIComponent(idOrSlug);

export type ContactTab = 'contact' | 'consultation' | 'feasibility';

/** Topic of a request, preselected in its form. */
export type ContactTopic =
  | { service: string; package?: string }
  | { sector: string }
  | { study: string }
  /** A calculation as the text in its link. */
  | { calculation: string };

/**
 * What the calculator starts from: a sector, a study, or a calculation as the text in its link. `formula` is the version of the
 * formulas that its figures were shown with (`FORMULA_VERSION`); the calculator shows what has changed since.
 */
export type CalculatorStart = { sector: string } | { study: string } | { c: string; formula: string; view?: 'result' };

/** The three figures of an idea on the gauge; `beside` has those of the idea that it is compared with. */
export interface ReadingLink {
  capital: string;
  profit: string;
  years: string;
  beside?: string;
}

/** What a link to a request may point to, and the id of its element. */
export type RequestItem =
  | `message-${number}`
  | `file-${number}`
  | 'quote'
  | 'agreement'
  | 'appointment'
  | 'rating'
  | 'checklist'
  | 'case';

/** A query, not a hash, because only the query survives a redirect to the sign-in. */
const atItem = (item?: RequestItem): string => (item ? `?at=${item}` : '');

/** Paths of all pages of the site. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  /** The PDF of a calculation from the text in its link. A file of the API, so load it as a document. */
  calculationDocument: (c: string, formula: string) =>
    `/api/public/calculations/document?${new URLSearchParams({ c, formula })}`,
  contact: (tab?: ContactTab, about?: ContactTopic) =>
    tab ? `/contact?${new URLSearchParams({ tab, ...about })}` : '/contact',
  legal: (text: 'privacy' | 'terms' | 'agreement') => `/contact#${text}`,
  blog: () => '/blog',
  article: (idOrSlug: number | string) => `/blog/${encode(idOrSlug)}`,
  services: () => '/services',
  service: (idOrSlug: number | string) => `/services/${encode(idOrSlug)}`,
  sectors: () => '/sectors',
  sector: (idOrSlug: number | string) => `/sectors/${encode(idOrSlug)}`,
  freeStudies: () => '/free-studies',
  /** Studies side by side, by slug. */
  compareStudies: (slugs: readonly string[] = []) =>
    slugs.length > 0
      ? `/free-studies/compare?${new URLSearchParams(slugs.map((slug) => ['study', slug]))}`
      : '/free-studies/compare',
  study: (idOrSlug: number | string) => `/studies/${encode(idOrSlug)}`,
  /** The register of verdicts, with one of its studies open. */
  verdicts: (open?: { sector?: string; study?: string }) =>
    open ? `/verdicts?${new URLSearchParams({ ...open })}` : '/verdicts',
  reading: (link?: ReadingLink) => (link ? `/reading?${new URLSearchParams({ ...link })}` : '/reading'),
  /** The page that verifies an agreement by its number. */
  verify: (number?: string) => (number ? `/verify/${encode(number)}` : '/verify'),
  calculator: (start?: CalculatorStart) =>
    start ? `/tools/feasibility?${new URLSearchParams({ ...start })}` : '/tools/feasibility',
  search: (query?: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
  /** `next` is the path to open after sign-in (see `safeNextPath`). */
  auth: (next?: string) => (next ? `/auth?next=${encode(next)}` : '/auth'),
  register: (next?: string) => `/auth?mode=register${next ? `&next=${encode(next)}` : ''}`,
  forgotPassword: () => '/auth?mode=forgot',
  resetPassword: (token: string) => `/auth?mode=reset&token=${encode(token)}`,
  dashboard: () => '/dashboard',
  requests: () => '/dashboard/requests',
  /** Page of a request in the dashboard of its client or consultant; `at` is the message, file or quote that it shows first. */
  request: (reference: string, at?: RequestItem) => `/dashboard/requests/${encode(reference)}${atItem(at)}`,
  /** Page where the client of a consultation books its appointment, moves or cancels it. */
  booking: (reference: string) => `/dashboard/requests/${encode(reference)}/booking`,
  /** Page where a consultant sets the hours for appointments. */
  bookingHours: () => '/dashboard/hours',
  /** Form of a new request inside the dashboard. */
  newRequest: (kind?: ContactTab, about?: { calculation: string }) =>
    kind ? `/dashboard/new?${new URLSearchParams({ kind, ...about })}` : '/dashboard/new',
  dashboardMessages: () => '/dashboard/messages',
  dashboardFiles: () => '/dashboard/files',
  saved: () => '/dashboard/saved',
  calculations: () => '/dashboard/calculations',
  downloads: () => '/dashboard/downloads',
  notifications: () => '/dashboard/notifications',
  profile: () => '/dashboard/profile',
  /** Target of the emailed link that confirms a new e-mail address. */
  confirmEmail: (token: string) => `/dashboard/profile?confirm-email=${encode(token)}`,
  /** Page that links a request, sent without an account, to the account of the user. */
  claim: (token: string) => `/claim/${encode(token)}`,
  /** Page where a visitor books the appointment of the request, moves or cancels it. */
  claimBooking: (token: string) => `/claim/${encode(token)}/booking`,
  /** Page that sends claim links again. */
  lostReference: () => '/claim',
  /** Page that an editor embeds to show a draft. */
  preview: (kind: 'article' | 'slider' | 'service' | 'study') => `/preview/${kind}`,
  debug: () => '/debug',
  /** JSON endpoint: the releases of a remote that a browser may load. */
  registry: (remote: string) => `/registry.json?remote=${encode(remote)}`,
  admin: {
    login: () => '/admin/login',
    home: () => '/admin',
    list: (resource: AdminResource) => `/admin/${resource}`,
    create: (resource: AdminResource) => `/admin/${resource}/new`,
    edit: (resource: AdminResource, id: number) => `/admin/${resource}/edit/${id}`,
    /** Page that sets the order of a resource on the site. */
    order: (resource: AdminResource) => `/admin/${resource}/order`,
    /** Page that imports rows of a resource from a CSV table. */
    import: (resource: AdminResource) => `/admin/${resource}/import`,
    /** Page of a request below its list; `at` is the message, file or quote that it shows first. */
    request: (inbox: RequestInbox, reference: string, at?: RequestItem) =>
      `/admin/${inbox}/${encode(reference)}${atItem(at)}`,
    settings: (group?: string) => (group ? `/admin/settings/${encode(group)}` : '/admin/settings'),
    /** One list of the requests of all kinds. */
    inbox: () => '/admin/inbox',
    /** Form for a request that arrived by phone, by WhatsApp, or in person; with the id of a client, filled with what is known. */
    newRequest: (client?: number) => (client === undefined ? '/admin/inbox/new' : `/admin/inbox/new?client=${client}`),
    /** A request as its client sees it. */
    clientView: (inbox: RequestInbox, reference: string) => `/admin/${inbox}/${encode(reference)}/client-view`,
    notifications: () => '/admin/notifications',
    audit: () => '/admin/audit',
    /** The audit log of one record: its id, its reference, or the name of a settings group. */
    auditOf: (resource: string, record: number | string) =>
      `/admin/audit?${new URLSearchParams({ resource, record: String(record) })}`,
    /** Accounts and guests who sent requests. */
    clients: () => '/admin/clients',
    client: (id: number) => `/admin/clients/${id}`,
    /** The account of a client as its owner sees it. */
    clientAccount: (id: number) => `/admin/clients/${id}/account`,
    /** Appointments, deliveries, ends of quotes and planned content. */
    calendar: () => '/admin/calendar',
    /** The releases of the remotes. A page of the shell, not of remote-admin. */
    releases: () => '/admin/releases',
    /** The own account of the administrator. */
    profile: () => '/admin/profile',
  },
} as const;

export type RequestInbox = 'contacts' | 'consultations' | 'feasibility-requests';

export type AdminResource =
  | 'users'
  | 'articles'
  | 'sectors'
  | 'services'
  | 'sliders'
  | 'studies'
  | 'canned-replies'
  | RequestInbox;
