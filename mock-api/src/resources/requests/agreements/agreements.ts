import type { AcceptanceMethod, Agreement, PublicAgreement, TransitionActor } from 'shared-lib/contracts';
import { agreementCopy as copy } from '../../../copy/agreements.ts';
import { plannedPayments } from '../quotes/planned-payments.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Row } from '../../../db/tables.ts';
import { conflict, notFound } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { readTerms, createTerms, totalOf, type AgreementTerms } from './terms.ts';

export type AgreementRow = Row<'agreements'>;
type PaymentRow = Row<'agreement_payments'>;

/** All versions of a request have the number of its reference: FS-2026-000067 becomes AG-2026-000067. */
const numberOf = ({ reference }: Pick<RequestRow, 'reference'>): string => reference.replace(/^[A-Z]+/, 'AG');

/** The versions of a request, newest first. */
export const findAgreements = (db: Database, { id }: Pick<RequestRow, 'id'>): Promise<AgreementRow[]> =>
  db.selectFrom('agreements').selectAll().where('request_id', '=', id).orderBy('version', 'desc').execute();

/** @throws {ApiError} 404 for an agreement of another request */
export const findAgreement = async (
  db: Database,
  { id }: Pick<RequestRow, 'id'>,
  agreementId: number | undefined,
): Promise<AgreementRow> => {
  const row = await db
    .selectFrom('agreements')
    .selectAll()
    .where('id', '=', agreementId ?? 0)
    .where('request_id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

/** Stores the next version of a request's agreement with its payments. */
export const addVersion = async (
  { trx, now }: Pick<RequestContext, 'trx' | 'now'>,
  row: RequestRow,
  terms: AgreementTerms,
  { quoteId, validUntil }: { quoteId: number | null; validUntil: string },
): Promise<AgreementRow> => {
  const [latest] = await findAgreements(trx, row);
  const added = await trx
    .insertInto('agreements')
    .values({
      request_id: row.id,
      quote_id: quoteId,
      number: numberOf(row),
      version: (latest?.version ?? 0) + 1,
      status: 'offered',
      terms: JSON.stringify(terms),
      offered_at: now,
      valid_until: validUntil,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (terms.payments.length > 0)
    await trx
      .insertInto('agreement_payments')
      .values(terms.payments.map((payment, position) => ({ ...payment, agreement_id: added.id, position })))
      .execute();
  return added;
};

/** The document of a quote that is sent. */
export const offerQuote = async (context: RequestContext, row: RequestRow, quote: Row<'quotes'>): Promise<void> => {
  const { scope, delivery_days, amount, vat_rate, work_start } = quote;
  const offer = { scope, delivery_days, amount, vat_rate, work_start, payments: plannedPayments(quote) };
  const terms = await createTerms(context.trx, row, offer, context.actor.name);
  await addVersion(context, row, terms, { quoteId: quote.id, validUntil: quote.valid_until });
};

/** Closes the document of a quote that was declined or has expired. */
export const closeOffer = async (
  { trx }: Pick<RequestContext, 'trx'>,
  quoteId: number,
  status: 'declined' | 'expired',
): Promise<void> => {
  await trx
    .updateTable('agreements')
    .set({ status })
    .where('quote_id', '=', quoteId)
    .where('status', '=', 'offered')
    .execute();
};

export interface Acceptance {
  name: string;
  method: AcceptanceMethod;
}

/** How a quote is accepted without a code: by a client of an earlier release, or as staff record it. */
export const plainAcceptance = ({ actor }: Pick<RequestContext, 'actor'>, role: TransitionActor): Acceptance => ({
  name: actor.name,
  method: role === 'client' ? 'account' : 'staff',
});

/**
 * Accepts a version, once: of two callers, the second one changes no row. An earlier accepted version is then replaced. Time and hash of the
 * document go to the audit log; the typed name stands in the agreement.
 * @throws {ApiError} 409 when it is no longer offered
 */
export const acceptVersion = async (
  context: RequestContext,
  row: RequestRow,
  version: AgreementRow,
  { name, method }: Acceptance,
): Promise<void> => {
  const { trx, now } = context;
  const accepted = await trx
    .updateTable('agreements')
    .set({ status: 'accepted', accepted_at: now, accepted_name: name, accepted_with: method })
    .where('id', '=', version.id)
    .where('status', '=', 'offered')
    .returningAll()
    .executeTakeFirst();
  if (!accepted) throw conflict(copy.notOffered);
  await trx
    .updateTable('agreements')
    .set({ status: 'replaced' })
    .where('request_id', '=', row.id)
    .where('status', '=', 'accepted')
    .where('id', '<>', version.id)
    .execute();
  await trx.deleteFrom('agreement_codes').where('agreement_id', '=', version.id).execute();
  await recordAudit(context, {
    action: 'request.agreement',
    resource: 'requests',
    record: row.reference,
    details: {
      agreement: `${accepted.number}/${accepted.version}`,
      method,
      document_hash: accepted.document_hash,
    },
  });
};

/** Accepts the document of a quote. A quote of an earlier release has none. */
export const acceptOffer = async (
  context: RequestContext,
  row: RequestRow,
  quoteId: number,
  acceptance: Acceptance,
): Promise<void> => {
  const version = await context.trx
    .selectFrom('agreements')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  if (version) await acceptVersion(context, row, version, acceptance);
};

const presentPayment = ({ agreement_id: _agreement, position: _position, ...payment }: PaymentRow) => payment;

const presentAgreement = (row: AgreementRow, payments: readonly PaymentRow[], now: string): Agreement => {
  const terms = readTerms(row);
  const { scope, delivery_days, amount, vat_rate, reason, work_start } = terms;
  const { id, number, version, document_hash, offered_at, valid_until } = row;
  const { accepted_at, accepted_name, accepted_with, decline_reason } = row;
  return {
    id,
    number,
    version,
    status: row.status === 'offered' && valid_until < now ? 'expired' : row.status,
    document_hash,
    scope,
    delivery_days,
    amount,
    vat_rate,
    total: totalOf(terms),
    reason,
    offered_at,
    valid_until,
    accepted_at,
    accepted_name,
    accepted_with,
    decline_reason,
    work_start,
    payments: payments.filter(({ agreement_id }) => agreement_id === id).map(presentPayment),
  };
};

/** All versions of a request with their payments, newest first. */
export const readAgreements = async (db: Database, row: Pick<RequestRow, 'id'>, now: string): Promise<Agreement[]> => {
  const versions = await findAgreements(db, row);
  if (versions.length === 0) return [];
  const payments = await db
    .selectFrom('agreement_payments')
    .selectAll()
    .where(
      'agreement_id',
      'in',
      versions.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return versions.map((version) => presentAgreement(version, payments, now));
};

type PublicState = PublicAgreement['versions'][number]['state'];

const publicState = (
  { status, valid_until }: AgreementRow,
  requestStatus: RequestRow['status'],
  now: string,
): PublicState => {
  if (status === 'replaced') return 'replaced';
  if (requestStatus === 'cancelled' || requestStatus === 'rejected') return 'expired';
  if (status === 'accepted') return 'valid';
  return status === 'offered' && valid_until >= now ? 'open' : 'expired';
};

/** The versions with a number, newest first, and the status of their request. */
export const findByNumber = async (db: Database, number: string) =>
  db
    .selectFrom('agreements')
    .innerJoin('requests', 'requests.id', 'agreements.request_id')
    .selectAll('agreements')
    .select('requests.status as request_status')
    .where('agreements.number', '=', number)
    .orderBy('agreements.version', 'desc')
    .execute();

/** What everybody may know of an agreement. @throws {ApiError} 404 for an unknown number */
export const presentPublicly = (
  versions: readonly (AgreementRow & { request_status: RequestRow['status'] })[],
  now: string,
): PublicAgreement => {
  const [first] = versions;
  if (!first) throw notFound(copy.unknownNumber);
  return {
    number: first.number,
    versions: versions.map((one) => {
      const state = publicState(one, one.request_status, now);
      return {
        version: one.version,
        state,
        at: one.accepted_at ?? one.offered_at,
        valid_until: state === 'open' ? one.valid_until : null,
        document_hash: one.document_hash,
      };
    }),
  };
};
