import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, oneOf, texts } from '../table.ts';

/** Alternative texts of pictures, and what search engines show of a page. */
const NEW_TEXTS = {
  services: ['image_alt', 'seo_title', 'seo_description'],
  sectors: ['image_alt', 'seo_title', 'seo_description'],
  sliders: ['image_alt'],
  studies: ['cover_alt', 'seo_title', 'seo_description'],
} as const;

/** Versions of content, alternative texts of all pictures, and SEO fields of all pages. */
export const contentVersions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, columns] of Object.entries(NEW_TEXTS))
      for (const column of columns)
        await db.schema
          .alterTable(name)
          .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
          .execute();
    await db.schema
      .alterTable('studies')
      .addColumn('sample_image_alts', 'text', (definition) => definition.notNull().defaultTo('[]'))
      .execute();
    await texts(
      numberedTable(db, 'content_versions'),
      'resource',
      'event',
      'title',
      'changed',
      'data',
      'actor_name',
      'at',
    )
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('actor_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
      .addCheckConstraint('content_versions_event_known', oneOf('event', ['created', 'updated', 'restored', 'deleted']))
      .execute();
    await db.schema
      .createIndex('content_versions_record')
      .on('content_versions')
      .columns(['resource', 'record_id', 'id'])
      .execute();
    await db.schema
      .createIndex('content_versions_event')
      .on('content_versions')
      .columns(['resource', 'event', 'at'])
      .execute();
  },
};
