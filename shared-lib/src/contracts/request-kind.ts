/** The three kinds of request, with the prefix of their references (CT-2026-000123). */
export const requestKinds = ['contact', 'consultation', 'feasibility'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const referencePrefixes = { contact: 'CT', consultation: 'CN', feasibility: 'FS' } as const satisfies Record<
  RequestKind,
  string
>;

export const REFERENCE_PATTERN = /^(?:CT|CN|FS)-\d{4}-\d{6,}$/;

/** References in responses: also of kinds that this release does not know. */
export const REFERENCE_FORMAT = /^[A-Z]{2}-\d{4}-\d{6,}$/;

export const requestStatuses = {
  contact: ['new', 'in_progress', 'replied', 'closed', 'converted'],
  consultation: ['new', 'under_review', 'awaiting_client', 'scheduled', 'completed', 'rejected', 'cancelled'],
  feasibility: [
    'new',
    'under_review',
    'awaiting_client',
    'quoted',
    'accepted',
    'in_progress',
    'on_hold',
    'client_review',
    'delivered',
    'rejected',
    'cancelled',
  ],
} as const satisfies Record<RequestKind, readonly string[]>;

export type StatusOf<Kind extends RequestKind> = (typeof requestStatuses)[Kind][number];
export type RequestStatus = StatusOf<RequestKind>;

export const allRequestStatuses: readonly RequestStatus[] = [...new Set(Object.values(requestStatuses).flat())];
