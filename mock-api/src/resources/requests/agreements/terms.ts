import { plannedPayment, vatOn, type PlannedPayment } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import * as z from 'zod/mini';
import { agreementCopy as copy } from '../../../copy/agreements.ts';
import { readJson } from '../../../db/column-types.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Row } from '../../../db/tables.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';
import { rowTopic } from '../payload.ts';

/** Everything that the PDF of an agreement says, as it was when the agreement was offered. */
export const agreementTerms = z.object({
  company: z.object({ name: z.string(), tagline: z.string(), email: z.string(), address: z.string() }),
  client: z.object({ name: z.string(), company: z.string(), email: z.string() }),
  /** What the study is about. */
  subject: z.string(),
  scope: z.string(),
  delivery_days: z.int(),
  amount: z.int(),
  vat_rate: z.int(),
  payments: z.array(plannedPayment),
  /** As `workStart`; terms of earlier releases start with the first payment. */
  work_start: z._default(z.int(), 1),
  /** Why the terms of an accepted agreement change; empty in the first version. */
  reason: z.string(),
  /** Name of who offered it for the company. */
  offered_by: z.string(),
  /** The service agreement of the company at that time, to which the PDF has it as an annex. */
  rules: z.string(),
});
export type AgreementTerms = z.infer<typeof agreementTerms>;

export const readTerms = ({ terms }: Pick<Row<'agreements'>, 'terms'>): AgreementTerms =>
  readJson(agreementTerms, terms);

/** The price with its tax, in whole US dollars. */
export const totalOf = ({ amount, vat_rate }: Pick<AgreementTerms, 'amount' | 'vat_rate'>): number =>
  amount + vatOn(amount, vat_rate);

/** Half on acceptance and half before the final version, as section 3 of the service agreement says. The first half is the larger one. */
const usualPayments = (total: number): PlannedPayment[] => {
  const first = Math.ceil(total / 2);
  const halves = [
    { ...copy.usualPayments.first, amount: first, due_at: null },
    { ...copy.usualPayments.last, amount: total - first, due_at: null },
  ];
  return halves.filter(({ amount }) => amount > 0);
};

const readSettings = async (db: Database): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value_ar'])
    .where((eb) =>
      eb.or([
        eb.and([eb('group', '=', 'contact'), eb('key', 'in', ['company_name', 'email', 'address'])]),
        eb.and([eb('group', '=', 'legal'), eb('key', '=', 'agreement')]),
      ]),
    )
    .execute();
  return new Map(rows.map(({ key, value_ar }) => [key, value_ar]));
};

type Offer = Pick<AgreementTerms, 'scope' | 'delivery_days' | 'amount' | 'vat_rate' | 'payments' | 'work_start'> &
  Partial<Pick<AgreementTerms, 'reason'>>;

/** The terms of an offer with both parties and the rules of the company, as the settings hold them now. */
export const createTerms = async (
  db: Database,
  row: RequestRow,
  { payments, reason = '', ...offer }: Offer,
  offeredBy: string,
): Promise<AgreementTerms> => {
  const settings = await readSettings(db);
  return {
    company: {
      name: settings.get('company_name') || company.name,
      tagline: company.tagline,
      email: settings.get('email') || company.email,
      address: settings.get('address') || company.address,
    },
    client: { name: row.name, company: row.company, email: row.email },
    subject: rowTopic(row),
    ...offer,
    payments: payments.length > 0 ? payments : usualPayments(totalOf(offer)),
    reason,
    offered_by: offeredBy,
    rules: settings.get('agreement') ?? '',
  };
};
