import { startPayment, vatOn } from 'shared-lib/contracts';
import { countOf, formatDate } from 'shared-lib/format';
import { agreementCopy } from '../copy/agreements.ts';
import type { AgreementTerms } from '../resources/requests/agreements/terms.ts';
import { wholeNumber } from './figure-text.ts';

const copy = agreementCopy.document;

/** What identifies a version of an agreement. */
export interface AgreementIdentity {
  number: string;
  version: number;
  reference: string;
  /** ISO 8601. */
  offeredAt: string;
  validUntil: string;
  /** URL of the page that verifies it. */
  verifyUrl: string;
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Sections of the service agreement: a line that begins with its number is a title, the lines below are its text. */
const rulesOf = (text: string): { isTitle: boolean; text: string }[] =>
  lines(text).map((line) => ({ isTitle: /^\d+\.\s/.test(line) && line.length < 80, text: line }));

const paymentRows = (payments: AgreementTerms['payments']) =>
  payments.map(({ title, milestone, due_at, amount }) => [
    title,
    due_at === null ? milestone : copy.dueAt(milestone, formatDate(due_at)),
    wholeNumber(amount),
  ]);

const partyLines = ({ company, client }: AgreementTerms) => [
  { label: copy.firstParty, name: company.name, texts: [company.address], email: company.email },
  { label: copy.secondParty, name: client.name, texts: [client.company].filter(Boolean), email: client.email },
];

/** When the work starts, and from when its term counts. */
const termParagraph = ({ delivery_days, work_start, payments }: AgreementTerms): string => {
  const days = countOf(delivery_days, copy.workingDays);
  if (work_start === 0) return copy.termText.acceptance(days);
  const named = work_start > 1 ? startPayment({ work_start, payments }) : undefined;
  return named ? copy.termText.payment(days, named.title) : copy.termText.firstPayment(days);
};

/** The formatted content of the PDF of an agreement. The template only lays it out; the same terms have the same bytes. */
export const agreementDocument = (terms: AgreementTerms, identity: AgreementIdentity) => {
  const { amount, vat_rate, scope, payments, rules, reason, company, offered_by } = terms;
  const vat = vatOn(amount, vat_rate);
  return {
    copy: { ...copy, offeredBy: offered_by ? copy.offeredBy(offered_by) : '' },
    company,
    title: copy.title(terms.subject),
    facts: [
      { label: copy.number, value: identity.number, isLatin: true },
      { label: copy.version, value: String(identity.version), isLatin: true },
      { label: copy.reference, value: identity.reference, isLatin: true },
      { label: copy.offeredAt, value: formatDate(identity.offeredAt), isLatin: false },
      { label: copy.validUntil, value: formatDate(identity.validUntil), isLatin: false },
    ],
    parties: partyLines(terms),
    change: reason ? [...lines(reason), copy.changeText(String(identity.version - 1))] : [],
    scope: lines(scope),
    price: [
      { label: copy.amount, value: wholeNumber(amount), isTotal: false },
      ...(vat > 0 ? [{ label: copy.vat(`\u2066${vat_rate}%\u2069`), value: wholeNumber(vat), isTotal: false }] : []),
      { label: copy.total, value: wholeNumber(amount + vat), isTotal: true },
    ],
    term: termParagraph(terms),
    payments: paymentRows(payments),
    rules: rulesOf(rules),
    verifyUrl: identity.verifyUrl,
  };
};
