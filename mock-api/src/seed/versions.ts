import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Resource, Stamped } from '../dialect/resource.ts';
import type { WriteContext } from '../dialect/write-context.ts';
import { articles } from '../resources/articles/resource.ts';
import { sectors } from '../resources/sectors/resource.ts';
import { services } from '../resources/services/resource.ts';
import { recordCreated, recordUpdated } from '../resources/versions/record-version.ts';
import { WRITTEN_AT } from './rows.ts';

interface EarlierVersion {
  resource: 'articles' | 'sectors' | 'services';
  slug: string;
  /** E-mail address of the editor. */
  email: string;
  /** The fields that were different before the last change. */
  fields: Readonly<Record<string, string>>;
}

/** What some rows of the seed were before their last change, so that the history of content is not empty. */
const earlierVersions: readonly EarlierVersion[] = [
  {
    resource: 'articles',
    slug: 'franchising',
    email: 'admin@miqyas.example',
    fields: {
      title_ar: 'الامتياز التجاري: هل يستحق ثمنه؟',
      excerpt_ar: 'الامتياز يبيعك اسماً معروفاً مقابل رسوم سنوية. متى يربح صاحبه، ومتى يعمل للمانح وحده؟',
    },
  },
  {
    resource: 'articles',
    slug: 'solar-roof',
    email: 'admin2@miqyas.example',
    fields: { title_ar: 'الطاقة الشمسية في المصانع: متى تجدي؟', seo_title: 'جدوى الطاقة الشمسية في المصانع' },
  },
  {
    resource: 'services',
    slug: 'funding',
    email: 'admin2@miqyas.example',
    fields: { short_description_ar: 'نعدّ ملف التمويل ونقدمه إلى الجهة المناسبة.' },
  },
  {
    resource: 'sectors',
    slug: 'energy',
    email: 'admin@miqyas.example',
    fields: { market_size: 'سوق متنامية بدعم من خطط الطاقة المتجددة في المنطقة.' },
  },
];

const resources = { articles, sectors, services } as const;

const contextAt = (trx: Transaction<Tables>, actor: WriteContext['actor'], now: string): WriteContext => ({
  trx,
  clock: () => new Date(now),
  now,
  actor,
  emails: [],
  afterCommit: [],
});

const readBySlug = async (trx: Transaction<Tables>, resource: Resource, slug: string): Promise<Stamped> => {
  const [row] = await resource.find(trx, { slug });
  if (!row) throw new Error(`The seed has versions of "${slug}", which does not exist.`);
  return row;
};

/** Adds earlier versions of some rows. The rows stay as they are. Call it after the demo accounts are inserted. */
export const insertSeedVersions = async (trx: Transaction<Tables>): Promise<void> => {
  for (const { resource: name, slug, fields, email } of earlierVersions) {
    const resource = resources[name];
    const { versions } = resource;
    if (!versions) continue;
    const row = await readBySlug(trx, resource, slug);
    const actor = await trx
      .selectFrom('users')
      .select(['id', 'name'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const before = { ...row, ...fields, updated_at: row.created_at };
    await recordCreated(contextAt(trx, actor, row.created_at), versions, before);
    await recordUpdated(contextAt(trx, actor, WRITTEN_AT), versions, before, row);
  }
};
