import type { AcceptanceMethod, AgreementStatus } from 'shared-lib/contracts';
import type { Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

/** One version of the agreement of a request. Its terms never change. */
export interface AgreementTable {
  id: Generated<number>;
  request_id: number;
  /** The quote that it states; null for a change of an accepted agreement. */
  quote_id: number | null;
  number: string;
  version: number;
  status: AgreementStatus;
  /** What the PDF says (`AgreementTerms`). */
  terms: Json;
  /** Name of the PDF in the folder of request files; empty until it is made. */
  document_name: Generated<string>;
  /** SHA-256 of the PDF. */
  document_hash: Generated<string>;
  offered_at: Moment;
  valid_until: Moment;
  accepted_at: Moment | null;
  accepted_name: Generated<string>;
  accepted_with: AcceptanceMethod | null;
  /** Why the client declined it. */
  decline_reason: Generated<string>;
  /** When the accepted version was e-mailed to both sides. */
  mailed_at: Moment | null;
}

/** A payment of an agreement, planned and received. */
export interface AgreementPaymentTable {
  id: Generated<number>;
  agreement_id: number;
  /** From 0. */
  position: number;
  title: string;
  amount: number;
  milestone: string;
  due_at: Moment | null;
  received_at: Moment | null;
  received_amount: number | null;
  note: Generated<string>;
  receipt_file_id: number | null;
}

/** The code that accepts an agreement. A new one replaces it. */
export interface AgreementCodeTable {
  agreement_id: number;
  /** PHC string. */
  code_hash: string;
  /** Wrong and running tries. */
  tries: number;
  expires_at: Moment;
}
