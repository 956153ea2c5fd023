import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { cleanText, type TextKind } from 'shared-lib/contracts';

const BATCH = 500;

type Columns = Partial<Record<TextKind | 'json', readonly string[]>>;

/** The texts that people wrote, by table. E-mail addresses and slugs never had an invisible character. */
const columnsOf: Readonly<Record<string, Columns>> = {
  users: { line: ['name', 'phone', 'company', 'country', 'search'] },
  requests: { line: ['name', 'phone', 'company', 'search'], json: ['payload'] },
  request_messages: { line: ['author_name'], paragraphs: ['body'] },
  request_notes: { line: ['author_name'], paragraphs: ['body'] },
  request_events: { line: ['actor_name'], paragraphs: ['note'] },
  request_files: { line: ['name'] },
  notifications: { line: ['title'], paragraphs: ['body'] },
  quotes: { paragraphs: ['scope', 'answer_note'] },
  ratings: { paragraphs: ['comment'] },
  articles: {
    line: ['title_ar', 'cover_alt', 'category', 'author_name', 'author_role', 'seo_title', 'title_search', 'search'],
    paragraphs: ['excerpt_ar', 'seo_description', 'body_html'],
    json: ['tags'],
  },
  studies: {
    line: ['title_ar', 'country', 'city', 'title_search', 'search'],
    paragraphs: ['summary_ar', 'market_size'],
    json: ['toc', 'assumptions', 'phases'],
  },
  services: {
    line: ['name_ar', 'name_en', 'search'],
    paragraphs: ['description_ar', 'description_en', 'short_description_ar'],
    json: ['deliverables', 'audience', 'steps', 'packages', 'needs', 'faq'],
  },
  sectors: {
    line: ['name_ar', 'name_en', 'search'],
    paragraphs: ['description_ar', 'description_en', 'market_size'],
    json: ['key_features', 'sample_studies', 'opportunities'],
  },
  sliders: {
    line: ['title_ar', 'title_en', 'button_text_ar', 'button_text_en', 'search'],
    paragraphs: ['description_ar', 'description_en'],
  },
  settings: { paragraphs: ['value_ar', 'value_en'] },
  canned_replies: { line: ['title'], paragraphs: ['body'] },
};

const cleanJson = (json: string): string => {
  try {
    return JSON.stringify(
      JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? cleanText(value, 'paragraphs') : value)),
    );
  } catch {
    return json;
  }
};

/** What a cleaned text differs in besides invisible characters is no reason to write it: the spaces of JSON, trimmed ends. */
const HAS_HIDDEN =
  /(?![\t\n\r])\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Noncharacter_Code_Point}|[\u2028\u2029\uFFF9-\uFFFB]|\\u00[019]|\\u007f/iu;

const cleanValue = (text: string, kind: TextKind | 'json'): string => {
  if (!HAS_HIDDEN.test(text)) return text;
  return kind === 'json' ? cleanJson(text) : cleanText(text, kind);
};

/** A rating has the id of its request. */
const keyOf = (name: string): string => (name === 'ratings' ? 'request_id' : 'id');

const cleanTable = async (db: Kysely<unknown>, name: string, columns: Columns) => {
  const kinds = (['line', 'paragraphs', 'json'] as const).flatMap((kind) =>
    (columns[kind] ?? []).map((column) => ({ column, kind })),
  );
  const table = sql.table(name);
  const key = sql.ref(keyOf(name));
  const names = sql.join(kinds.map(({ column }) => sql.ref(column)));
  let rows: readonly Readonly<Record<string, unknown>>[] = [];
  let last = 0;
  do {
    ({ rows } = await sql<Record<string, unknown>>`select ${key} as id, ${names} from ${table}
      where ${key} > ${last} order by ${key} limit ${BATCH}`.execute(db));
    for (const row of rows) {
      const changes = kinds.flatMap(({ column, kind }) => {
        const stored = row[column];
        const text = typeof stored === 'string' ? cleanValue(stored, kind) : stored;
        return text === stored ? [] : [sql`${sql.ref(column)} = ${text}`];
      });
      if (changes.length > 0)
        await sql`update ${table} set ${sql.join(changes)} where ${key} = ${row['id']}`.execute(db);
    }
    last = Number(rows.at(-1)?.['id'] ?? last);
  } while (rows.length === BATCH);
};

/** Removes what nobody sees from the texts of earlier releases, so that no override reverses a line of a page or an email. */
export const visibleTexts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, columns] of Object.entries(columnsOf)) await cleanTable(db, name, columns);
  },
};
