export const callers = [
  'visitor',
  'owner',
  'other client',
  'consultant',
  'other consultant',
  'pending consultant',
  'suspended',
  'admin',
] as const;
export type Caller = (typeof callers)[number];
export type Statuses = Record<Caller, number>;

/** @param list one status per caller, in the order of `callers` */
const statuses = (...list: [number, number, number, number, number, number, number, number]): Statuses => {
  const [visitor, owner, otherClient, consultant, otherConsultant, pending, suspended, admin] = list;
  return {
    visitor,
    owner,
    'other client': otherClient,
    consultant,
    'other consultant': otherConsultant,
    'pending consultant': pending,
    suspended,
    admin,
  };
};

/** Public routes treat a suspended account as a visitor. */
export const everybody = (status: number) => statuses(status, status, status, status, status, status, status, status);
export const signedIn = (status: number) => statuses(401, status, status, status, status, status, 401, status);
/** The sender of the request. Everyone else gets 404, whatever their role. */
export const ownerOnly = (status: number) => statuses(401, status, 404, 404, 404, 404, 401, 404);
/** Any client. Staff work on requests that are assigned to them, so they get 403. */
export const clients = (status: number) => statuses(401, status, status, 403, 403, 403, 401, 403);
/** Any consultant, also one who waits for approval. */
export const anyConsultant = (status: number) => statuses(401, 403, 403, status, status, status, 401, 403);
/** Any approved consultant. */
export const consultants = (status: number) => statuses(401, 403, 403, status, status, 403, 401, 403);
/** The consultant to whom the request is assigned. Another consultant gets 404. */
export const assigned = (status: number) => statuses(401, 403, 403, status, 404, 403, 401, 403);
export const adminOnly = (status: number) => statuses(401, 403, 403, 403, 403, 403, 401, status);

/** State of the request that the route acts on. The request belongs to the owner and is assigned to the consultant. */
export type Subject =
  | 'message'
  | 'consultation'
  | 'scheduled'
  | 'completed'
  | 'reviewed'
  | 'awaited'
  | 'drafted'
  | 'quoted'
  | 'prepared';

export interface Rule {
  statuses: Statuses;
  subject?: Subject;
  body?: object;
  /** Value of `:id`, `:idOrSlug` and so on, where the expected status depends on it. */
  id?: string;
}

export const rule = (expected: Statuses, more: Omit<Rule, 'statuses'> = {}): Rule => ({ statuses: expected, ...more });
