import {
  phaseStateLabels,
  requestPanels,
  requestPriorityLabels,
  requestStatusLabel,
  workingDays,
} from 'shared-lib/copy';
import { countOf, formatDateTime, formatUsd } from 'shared-lib/format';
import { copy } from '../../copy/ar.ts';
import { audit } from '../../copy/audit.ts';
import { publishing } from '../../copy/publishing.ts';
import { kindOfReference } from '../../request/request-link.ts';
import { fieldLabel } from './audit-labels.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const TAG = /<[^>]*>/g;

type Labels = Readonly<Record<string, string>>;

const choices: Readonly<Record<string, Labels>> = {
  role: copy.users.roles,
  status: { ...publishing.statuses, ...copy.users.statuses },
  priority: requestPriorityLabels,
  quote: requestPanels.quoteStatuses,
  file: audit.fileStates,
  phase: phaseStateLabels,
  spam: { true: audit.yes, false: audit.no },
  archived: { true: audit.yes, false: audit.no },
};

/** The status of a request has other names than that of an account or of an article. */
const choiceOf = (value: string, field: string, { action, record }: { action: string; record: string }) =>
  (field === 'status' || field === 'created') && action.startsWith('request.')
    ? requestStatusLabel(kindOfReference(record), value)
    : choices[field]?.[value];

const DOLLARS = new Set(['basic_price', 'price', 'price_from', 'price_to']);
const WORKING_DAYS = new Set(['delivery_days_basic', 'days']);

/** A number with its unit. */
const numberText = (value: number, field: string): string => {
  if (DOLLARS.has(field)) return formatUsd(value);
  return WORKING_DAYS.has(field) ? countOf(value, workingDays) : String(value);
};

/** A value of the log as text that people read: labels, dates, and one line for each part of a list or an object. */
export const valueText = (value: unknown, field: string, entry: { action: string; record: string }): string => {
  if (value === null || value === undefined || value === '') return audit.blank;
  if (typeof value === 'boolean') return value ? audit.yes : audit.no;
  if (typeof value === 'number') return numberText(value, field);
  if (typeof value === 'string') {
    const label = choiceOf(value, field, entry);
    if (label !== undefined) return label;
    return INSTANT.test(value) ? formatDateTime(value) : value.replaceAll(TAG, ' ').trim() || audit.blank;
  }
  if (Array.isArray(value)) return value.map((item) => valueText(item, field, entry)).join('\n') || audit.blank;
  return Object.entries(value)
    .map(([name, part]: [string, unknown]) => audit.pair(fieldLabel(name), valueText(part, name, entry)))
    .join('\n');
};

export interface TextDifference {
  start: string;
  before: string;
  after: string;
  end: string;
}

/** How much of the equal text around a change is shown. */
const CONTEXT = 60;
const SPACE = /\s/;

const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  // Whole words: a change in the middle of a word is a change of the word.
  while (length > 0 && !SPACE.test(one[length - 1] ?? '')) length -= 1;
  return length;
};

const commonEnd = (one: string, other: string, from: number): number => {
  const limit = Math.min(one.length, other.length) - from;
  let length = 0;
  while (length < limit && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  while (length > 0 && !SPACE.test(one.at(-length) ?? '')) length -= 1;
  return length;
};

/** The part of two texts that differs, between equal words. Long equal parts are shortened. */
export const differenceOf = (before: string, after: string): TextDifference => {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, start);
  const head = before.slice(0, start);
  const tail = end === 0 ? '' : before.slice(-end);
  return {
    start: head.length > CONTEXT ? `…${head.slice(-CONTEXT)}` : head,
    before: before.slice(start, before.length - end),
    after: after.slice(start, after.length - end),
    end: tail.length > CONTEXT ? `${tail.slice(0, CONTEXT)}…` : tail,
  };
};
