import type { AdminResource } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { id, requiredText, timestamp } from './text.ts';

/** The lists of the administration. */
export const savedViewLists = [
  'inbox',
  'requests',
  'contacts',
  'consultations',
  'feasibility-requests',
  'users',
  'articles',
  'sectors',
  'services',
  'sliders',
  'studies',
  'canned-replies',
  'audit',
  'clients',
] as const satisfies readonly (AdminResource | 'inbox' | 'requests' | 'audit' | 'clients')[];
const listName = z.enum(savedViewLists, 'choice-invalid');

/** A list with its filters and order under a name, for one person. */
export const savedView = z.object({
  id,
  /** Name of the list: `requests`, `articles`… */
  list: z.string(),
  name: z.string(),
  /** The query of the page, without `?`. */
  query: z.string(),
  /** Whether the list opens with this view. */
  is_default: z._default(z.boolean(), false),
  created_at: timestamp,
  updated_at: timestamp,
});
export type SavedView = z.infer<typeof savedView>;

const viewName = requiredText({ required: 'name-required', max: 60 });
const viewQuery = z
  .string('value-invalid')
  .check(z.maxLength(2000, 'text-long'), z.regex(/^[^\s?#\p{Cc}\p{Cs}]*$/u, 'value-invalid'));

export const savedViewInput = z.object({ list: listName, name: viewName, query: viewQuery });
export type SavedViewInput = z.infer<typeof savedViewInput>;

/** Renames a view, replaces its query, or opens the list with it; only one view of a list can be the default. */
export const savedViewChange = z.object({
  name: z.optional(viewName),
  query: z.optional(viewQuery),
  is_default: z.optional(z.boolean('value-invalid')),
});
export type SavedViewChange = z.infer<typeof savedViewChange>;

export const savedViewQuery = z.object({ list: z.optional(listName) });
export type SavedViewQuery = z.infer<typeof savedViewQuery>;
