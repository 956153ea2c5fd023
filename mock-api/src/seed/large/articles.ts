import type { PublicationStatus } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import { DAY, type Clock } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import { articleColumns, type ArticleDraft } from '../../resources/articles/repository.ts';
import { articles as seedArticles } from '../content/articles.ts';
import { inBatches, type Random } from './random.ts';
import { cityName } from './users.ts';
import { angles, projects } from './phrases.ts';

const YEARS = 8;

/** Paragraphs and headings of the real articles, combined at random. */
const paragraphs = seedArticles.flatMap(({ body_html }) => body_html.match(/<p>.*?<\/p>/gs) ?? []);
const headings = seedArticles.flatMap(({ body_html }) => body_html.match(/<h2>.*?<\/h2>/gs) ?? []);
const tags = [...new Set(seedArticles.flatMap((article) => article.tags))];
const SECTIONS = 2;

const bodyOf = (random: Random): string => {
  const section = () => random.pick(headings) + random.pick(paragraphs) + random.pick(paragraphs);
  return random.pick(paragraphs) + Array.from({ length: SECTIONS }, section).join('');
};

const statusOf = (random: Random): PublicationStatus => {
  const chance = random.next();
  if (chance < 0.03) return 'draft';
  return chance < 0.04 ? 'archived' : 'published';
};

const draftOf = (random: Random, number: number, at: string): ArticleDraft => {
  const base = random.pick(seedArticles);
  const title = `${random.pick(projects)} في ${cityName(random)}: ${random.pick(angles)} (${number})`;
  const status = statusOf(random);
  return {
    ...base,
    slug: `load-${number}`,
    title_ar: title,
    tags: [...new Set([random.pick(tags), random.pick(tags), random.pick(tags)])],
    status,
    published_at: status === 'draft' ? null : at,
    seo_title: title,
    body_html: bodyOf(random),
  };
};

interface InsertOptions {
  trx: Transaction<Tables>;
  random: Random;
  clock: Clock;
  count: number;
}

/** Adds articles, spread over the last eight years. */
export const insertManyArticles = async ({ trx, random, clock, count }: InsertOptions): Promise<void> => {
  const now = clock().getTime();
  const apart = (YEARS * 365 * DAY) / count;
  await inBatches(count, async (indexes) => {
    const drafts = indexes.map((index) => {
      const at = new Date(Math.floor(now - (count - index) * apart)).toISOString();
      return { draft: draftOf(random, index + 1, at), at };
    });
    const rows = drafts.map(({ draft, at }) => ({ ...articleColumns(draft), created_at: at, updated_at: at }));
    const saved = await trx.insertInto('articles').values(rows).returning(['id', 'slug']).execute();
    const idOf = new Map(saved.map(({ id, slug }) => [slug, id]));
    const tagged = drafts.flatMap(({ draft }) =>
      draft.tags.map((tag) => ({ article_id: idOf.get(draft.slug) ?? 0, tag })),
    );
    await inBatches(tagged.length, async (some) => {
      await trx
        .insertInto('article_tags')
        .values(some.flatMap((index) => tagged[index] ?? []))
        .execute();
    });
  });
};
