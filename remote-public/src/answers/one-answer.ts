import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PageRequest } from 'shared-lib/federation';
import { answerOptions, type Answer, type AnswerOptions } from './answer.ts';

interface OneOf<Value> {
  /** Key of its kind; what was asked for comes behind it. */
  kind: QueryKey;
  /** Number, slug or a slug of before. */
  asked: string;
  load: (client: QueryClient, signal: AbortSignal) => Promise<Value>;
  slugOf: (value: Value) => string;
}

/**
 * The answer about one thing that has a page of its own. However it was asked for, it is known under its slug at once: when
 * the address changes to that, nothing is asked for again.
 */
export const oneAnswer = <Value>({ kind, asked, load, slugOf }: OneOf<Value>): AnswerOptions<Value> =>
  answerOptions({
    key: [...kind, asked],
    load: async (client, signal) => {
      const value = await load(client, signal);
      const slug = slugOf(value);
      const known: Answer<Value> = { is: 'here', value };
      if (slug !== asked) client.setQueryData([...kind, slug], known);
      return value;
    },
  });

/** What a page of one thing was asked for. */
export const askedOf = ({ params }: Pick<PageRequest, 'params'>): string => params.idOrSlug ?? '';

/** Path of a thing under the slug it has today, where the address calls it otherwise. */
export const movedFrom = (asked: string, slug: string, path: (slug: string) => string): string | undefined =>
  slug === asked ? undefined : path(slug);
