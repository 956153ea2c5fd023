import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, oneOf, table, texts } from '../table.ts';

const PUBLICATION = ['draft', 'scheduled', 'published', 'archived'];

const createArticles = async (db: Kysely<unknown>) => {
  // The long text is the last column, so that lists read the other columns without it.
  await texts(numberedTable(db, 'articles'), 'slug', 'title_ar', 'excerpt_ar')
    .addColumn('cover', 'text')
    .$call((builder) => texts(builder, 'cover_alt', 'category', 'tags', 'author_name', 'author_role'))
    .addColumn('reading_minutes', 'integer', (column) => column.notNull())
    .$call((builder) => texts(builder, 'status'))
    .addColumn('published_at', 'text')
    .$call((builder) =>
      texts(builder, 'seo_title', 'seo_description', 'created_at', 'updated_at', 'title_search', 'search', 'body_html'),
    )
    .addUniqueConstraint('articles_slug_unique', ['slug'])
    .addCheckConstraint('articles_status_known', oneOf('status', PUBLICATION))
    .execute();
  await db.schema
    .createIndex('articles_published_at')
    .on('articles')
    .columns(['published_at', 'id', 'status'])
    .execute();
  await db.schema
    .createIndex('articles_category')
    .on('articles')
    .columns(['category', 'published_at', 'status'])
    .execute();
  await table(db, 'article_tags')
    .addColumn('article_id', 'integer', (column) => column.notNull().references('articles.id').onDelete('cascade'))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_tags_key', ['article_id', 'tag'])
    .execute();
  await db.schema.createIndex('article_tags_tag').on('article_tags').columns(['tag', 'article_id']).execute();
};

const createStudies = async (db: Kysely<unknown>) => {
  await texts(numberedTable(db, 'studies'), 'slug', 'title_ar', 'summary_ar')
    // A sector with studies cannot be deleted.
    .addColumn('sector_id', 'integer', (column) => column.notNull().references('sectors.id').onDelete('restrict'))
    .$call((builder) => texts(builder, 'country', 'city', 'kind', 'status'))
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addColumn('capital_total', 'integer', (column) => column.notNull())
    .addColumn('fixed_capital', 'integer', (column) => column.notNull())
    .addColumn('working_capital', 'integer', (column) => column.notNull())
    .addColumn('discount_rate', 'real', (column) => column.notNull())
    .addColumn('npv', 'integer', (column) => column.notNull())
    .addColumn('irr', 'real')
    .addColumn('payback_years', 'real')
    .addColumn('break_even_units', 'integer', (column) => column.notNull())
    .addColumn('jobs', 'integer', (column) => column.notNull())
    .addColumn('downloads', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .addColumn('cover', 'text')
    .$call((builder) =>
      texts(
        builder,
        'assumptions_date',
        'created_at',
        'updated_at',
        'title_search',
        'cash_flows',
        'market_size',
        'toc',
        'assumptions',
        'sample_images',
        'search',
        'phases',
      ),
    )
    .addUniqueConstraint('studies_slug_unique', ['slug'])
    .addCheckConstraint('studies_kind_known', oneOf('kind', ['full', 'summary', 'sample']))
    .addCheckConstraint('studies_status_known', oneOf('status', PUBLICATION))
    .execute();
  await db.schema.createIndex('studies_published_at').on('studies').columns(['published_at', 'id', 'status']).execute();
  await db.schema.createIndex('studies_sector_id').on('studies').columns(['sector_id', 'published_at']).execute();
};

const createStudyDownloads = async (db: Kysely<unknown>) => {
  await numberedTable(db, 'study_downloads')
    .addColumn('study_id', 'integer', (column) => column.notNull().references('studies.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('downloaded_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('study_downloads_token_hash_unique', ['token_hash'])
    .execute();
  await db.schema
    .createIndex('study_downloads_study_id')
    .on('study_downloads')
    .columns(['study_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('study_downloads_user_id')
    .on('study_downloads')
    .columns(['user_id', 'created_at'])
    .execute();
};

const createSlugHistory = async (db: Kysely<unknown>) => {
  await table(db, 'slug_history')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('target_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('slug_history_key', ['kind', 'slug'])
    .addCheckConstraint('slug_history_kind_known', oneOf('kind', ['service', 'sector', 'article', 'study']))
    .execute();
  await db.schema.createIndex('slug_history_target').on('slug_history').columns(['kind', 'target_id']).execute();
};

/** Articles and studies, downloads of studies, and former slugs. */
export const content: Migration = {
  async up(db: Kysely<unknown>) {
    await createArticles(db);
    await createStudies(db);
    await createStudyDownloads(db);
    await createSlugHistory(db);
  },
};
