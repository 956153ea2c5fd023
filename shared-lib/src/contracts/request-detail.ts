import * as z from 'zod/mini';
import { agreement } from './agreement.ts';
import { bookingFacts } from './booking-facts.ts';
import { checklistItem, checklistOffer } from './checklist.ts';
import { knownItems, knownOr } from './degrade.ts';
import { allRequestStatuses, requestKinds } from './request-kind.ts';
import { quote, rating, reference, requestEvent, requestFile, requestMessage, requestNote } from './request.ts';
import { phasePlan, phaseTask, timelineStep } from './request-progress.ts';
import { clientRequest, staffRequest } from './request-rows.ts';
import { attachedCalculation } from './calculation-figures.ts';
import { id, timestamp } from './text.ts';
import { user } from './user.ts';

/** What the page of a request shows of its progress. */
const progress = {
  /** The six steps of a feasibility study; empty for other kinds. */
  steps: z.optional(z.array(timelineStep)),
  /** The four phases of a study in preparation; empty before. */
  phase_plans: z.optional(z.array(phasePlan)),
  /** The calculation that was sent with a feasibility request. */
  calculation: z.optional(z.nullable(attachedCalculation)),
  /** The documents that the company needs from the client, in the order of their requests. */
  checklist: z.optional(z.array(checklistItem)),
  /** All versions of the agreement, newest first; a client sees what was offered. */
  agreements: z.optional(z.array(agreement)),
};

/** A transition that is currently allowed for the reader. */
const allowedTransition = z.object({ to: z.enum(allRequestStatuses), needs_note: z.boolean() });
const allowedTransitions = knownItems(allowedTransition, 'to', allRequestStatuses);

export const clientRequestDetail = z.extend(clientRequest, {
  ...progress,
  /** Public events only, oldest first. */
  events: z.array(requestEvent),
  messages: z.array(requestMessage),
  files: z.array(requestFile),
  /** The latest quote that was sent. */
  quote: z.nullable(quote),
  rating: z.nullable(rating),
  moves: allowedTransitions,
});
export type ClientRequestDetail = z.infer<typeof clientRequestDetail>;

export const staffRequestDetail = z.extend(staffRequest, {
  ...progress,
  /** Tasks of all phases, in the order of their creation. */
  tasks: z.optional(z.array(phaseTask)),
  /** The documents of the service that the request does not ask for yet; null without a service. */
  checklist_offer: z.optional(z.nullable(checklistOffer)),
  /** The latest booking of a slot; null when there is none. */
  booking: z.optional(z.nullable(bookingFacts)),
  /** Whose request it is, in the list of clients; null for spam and for requests of deleted accounts. */
  client_id: z.optional(z.nullable(id)),
  /** Account of the sender, if there is one. */
  account: z.nullable(
    z.pick(user, {
      id: true,
      name: true,
      email: true,
      phone: true,
      phone_e164: true,
      company: true,
      country: true,
      status: true,
    }),
  ),
  events: z.array(requestEvent),
  messages: z.array(requestMessage),
  notes: z.array(requestNote),
  files: z.array(requestFile),
  /** All quotes including drafts, newest first. */
  quotes: z.array(quote),
  rating: z.nullable(rating),
  moves: allowedTransitions,
  /** Reference of the contact message that became this request. */
  converted_from: z.nullable(reference),
});
export type StaffRequestDetail = z.infer<typeof staffRequestDetail>;

/** Link to a file, valid for one minute. */
export const fileLink = z.object({ url: z.string(), expires_at: timestamp });
export type FileLink = z.infer<typeof fileLink>;

/** Preview of the request behind a claim link: recognisable, without personal data. */
export const claimPreview = z.object({
  reference,
  kind: knownOr(requestKinds),
  created_at: timestamp,
  /** Masked: «م…» and «m•••@example.com». */
  name: z.string(),
  email: z.string(),
  is_claimed: z.boolean(),
});
export type ClaimPreview = z.infer<typeof claimPreview>;
