import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PageRequest } from 'shared-lib/federation';
import { pageResourceQuery, type PageResource, type PageResourceQuery } from './page-resource.ts';

interface DetailQueryOptions<Value> {
  /** First part of the query key; `idOrSlug` is appended. */
  baseKey: QueryKey;
  /** Id, current slug or former slug. */
  idOrSlug: string;
  load: (client: QueryClient, signal: AbortSignal) => Promise<Value>;
  slugOf: (value: Value) => string;
}

/**
 * Query of one record that has its own page. A record that was requested by its id or a former slug is also cached under its
 * current slug, so the redirect to the canonical URL sends no second request.
 */
export const detailQuery = <Value>({
  baseKey,
  idOrSlug,
  load,
  slugOf,
}: DetailQueryOptions<Value>): PageResourceQuery<Value> =>
  pageResourceQuery({
    key: [...baseKey, idOrSlug],
    load: async (client, signal) => {
      const value = await load(client, signal);
      const slug = slugOf(value);
      const found: PageResource<Value> = { status: 'found', value };
      if (slug !== idOrSlug) client.setQueryData([...baseKey, slug], found);
      return value;
    },
  });

/** The `:idOrSlug` parameter of a detail page. */
export const idOrSlugOf = ({ params }: Pick<PageRequest, 'params'>): string => params.idOrSlug ?? '';

/** Canonical path of a record when the URL has its id or a former slug; `undefined` when the URL is canonical. */
export const canonicalRedirect = (idOrSlug: string, slug: string, path: (slug: string) => string): string | undefined =>
  slug === idOrSlug ? undefined : path(slug);
