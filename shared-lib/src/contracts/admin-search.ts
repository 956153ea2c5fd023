import * as z from 'zod/mini';
import { knownItems, recordOf } from './degrade.ts';
import { SEARCH_MIN_LENGTH } from './search-kinds.ts';
import { cleaned, id, timestamp } from './text.ts';

/** What the search of the administration covers. The first three kinds are requests. */
export const adminSearchKinds = [
  'contact',
  'consultation',
  'feasibility',
  'user',
  'article',
  'study',
  'service',
  'sector',
  'slider',
] as const;
export type AdminSearchKind = (typeof adminSearchKinds)[number];

/** Results per group: all requests together, people, and each kind of content. */
export const ADMIN_SEARCH_LIMIT = 8;

/** Query parameters of `/admin/search`. */
export const adminSearchQuery = z.object({
  q: z
    .string('search-short')
    .check(cleaned('line'), z.minLength(SEARCH_MIN_LENGTH, 'search-short'), z.maxLength(200, 'text-long')),
});
export type AdminSearchQuery = z.infer<typeof adminSearchQuery>;

export const adminSearchResult = z.object({
  kind: z.enum(adminSearchKinds),
  id,
  /** Reference of a request; null for other kinds. */
  reference: z.nullable(z.string()),
  /** Name of the person, or title. */
  title: z.string(),
  /** Title of the request, e-mail address of the person, or slug of the content. */
  text: z.string(),
  /** Status of requests, people, articles and studies; `active` or `inactive` for other content. */
  status: z.string(),
  updated_at: timestamp,
});
export type AdminSearchResult = z.infer<typeof adminSearchResult>;

/** Results by kind, newest first in each. `totals` counts at most 100 of each kind. */
export const adminSearchResponse = z.object({
  data: knownItems(adminSearchResult, 'kind', adminSearchKinds),
  meta: z.object({ totals: recordOf(adminSearchKinds, z.int(), 0) }),
});
export type AdminSearchResponse = z.infer<typeof adminSearchResponse>;
