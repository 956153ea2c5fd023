// What administrators see of a person who sends requests: an account, or a guest by e-mail address or phone number.
import * as z from 'zod/mini';
import { accountDownloads, savedItems } from './account.ts';
import { acceptanceMethods } from './agreement.ts';
import { savedCalculation } from './calculation-figures.ts';
import { accountSummary, dashboardFile, dashboardMessage } from './dashboard.ts';
import { knownOr } from './degrade.ts';
import { allRequestStatuses, requestKinds } from './request-kind.ts';
import { clientRequest } from './request-rows.ts';
import { actor, notification, notificationKinds, quoteStatuses, reference } from './request.ts';
import { freeText, id, requiredParagraphs, timestamp, usd } from './text.ts';
import { user, userStatuses } from './user.ts';

export const clientKinds = ['account', 'guest'] as const;

/** A row of the list of clients. */
export const client = z.object({
  id,
  kind: knownOr(clientKinds, 'guest'),
  /** Null for a guest. */
  user_id: z.nullable(id),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The numbers that were recognised in `phone`, in the form of links (E.164), separated by a space; empty for none. */
  phone_e164: z.string(),
  company: z.string(),
  /** Without spam. */
  requests: z.int(),
  /** Requests with a further step. */
  open_requests: z.int(),
  /** Sum of the accepted quotes. */
  accepted_total: usd,
  last_request_at: z.nullable(timestamp),
  created_at: timestamp,
});
export type Client = z.infer<typeof client>;

const ofRequest = { reference, request_kind: knownOr(requestKinds), title: z.string() };

const clientRequestRow = z.object({
  ...ofRequest,
  status: knownOr(allRequestStatuses),
  is_open: z.boolean(),
  /** The latest quote that was sent; null without one. */
  quote: z.nullable(z.object({ amount: usd, status: knownOr(quoteStatuses) })),
  created_at: timestamp,
});

/** What the person agreed to, newest first. */
const consent = z.object({
  kind: knownOr(['agreement', 'download']),
  /** Number of the agreement, or title of the study whose file was sent to the address. */
  text: z.string(),
  /** Only for an agreement. */
  method: z.nullable(knownOr(acceptanceMethods)),
  at: timestamp,
});

export const clientNote = z.object({ id, author: actor, body: z.string(), at: timestamp });
export type ClientNote = z.infer<typeof clientNote>;

/** What two clients have in common, so that they may be one person. */
export const samePersonReasons = ['email', 'phone', 'name'] as const;

const samePerson = z.extend(
  z.pick(client, { id: true, kind: true, name: true, email: true, phone: true, requests: true }),
  {
    reasons: z.array(knownOr(samePersonReasons)),
  },
);
export type SamePerson = z.infer<typeof samePerson>;

/** A merge of another client into this one. */
export const clientMerge = z.object({
  id,
  /** Of the other client. */
  name: z.string(),
  email: z.string(),
  /** Number of requests that moved. */
  requests: z.int(),
  actor_name: z.string(),
  at: timestamp,
});
export type ClientMerge = z.infer<typeof clientMerge>;

/** Everything of a client on one page. Lists have the newest rows first, and at most fifty. */
export const clientDetail = z.extend(client, {
  country: z.string(),
  /** Status of the account; null for a guest. */
  status: z.nullable(knownOr(userStatuses)),
  last_login_at: z.nullable(timestamp),
  /** Sums of the latest quote of each request, in US dollars. */
  quotes: z.object({ accepted: usd, waiting: usd, declined: usd }),
  request_rows: z.array(clientRequestRow),
  messages: z.array(dashboardMessage),
  files: z.array(dashboardFile),
  /** Studies whose file was downloaded. */
  downloads: z.array(z.object({ study_id: id, title: z.string(), at: timestamp })),
  /** Saved in the account, or sent with a request, whose reference it then has. */
  calculations: z.array(
    z.object({
      name: z.string(),
      /** The calculation in a link of the calculator, and the version of the formulas of its figures. */
      link: z.string(),
      formula: z.string(),
      reference: z.nullable(reference),
      at: timestamp,
    }),
  ),
  ratings: z.array(z.object({ ...ofRequest, score: z.int(), comment: z.string(), at: timestamp })),
  consent: z.array(consent),
  /** Kinds of notification that the account does not want by email. */
  refused_emails: z.array(knownOr(notificationKinds)),
  notes: z.array(clientNote),
  /** Other clients that may be this person; at most twenty. */
  same_person: z.array(samePerson),
  /** Merges that can be undone, newest first. */
  merges: z.array(clientMerge),
});
export type ClientDetail = z.infer<typeof clientDetail>;

/** The account of a client as its owner sees it. Lists have the newest rows first, and at most fifty. */
export const clientAccount = z.object({
  user: z.pick(user, { id: true, name: true, email: true, phone: true, company: true, country: true }),
  summary: accountSummary,
  requests: z.array(clientRequest),
  messages: z.array(dashboardMessage),
  files: z.array(dashboardFile),
  saved: savedItems,
  downloads: accountDownloads,
  calculations: z.array(savedCalculation),
  notifications: z.array(notification),
});
export type ClientAccount = z.infer<typeof clientAccount>;

/** A note about a client, for administrators only. */
export const clientNoteInput = z.object({ body: requiredParagraphs({ required: 'note-required', max: 2000 }) });
export type ClientNoteInput = z.infer<typeof clientNoteInput>;

/** The name (without one, the address or number) has to be typed, because nothing brings the data back. */
export const anonymiseInput = z.object({ name: freeText(255) });

/** Moves everything of another client to this one. */
export const clientMergeInput = z.object({ other_id: id });
