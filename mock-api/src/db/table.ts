import { SqliteAdapter, sql, type CreateTableBuilder, type Kysely } from 'kysely';

export const isSqlite = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;

/** Begins a table as this database wants it: STRICT on SQLite, so that a column refuses what is not of its type, as PostgreSQL's do by themselves. */
export const table = <Name extends string>(db: Kysely<unknown>, name: Name): CreateTableBuilder<Name> =>
  isSqlite(db) ? db.schema.createTable(name).modifyEnd(sql`strict`) : db.schema.createTable(name);

/** Begins a table whose rows are numbered; a number is never given twice, also after deletions. */
export const numberedTable = <Name extends string>(db: Kysely<unknown>, name: Name): CreateTableBuilder<Name, 'id'> =>
  table(db, name).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());

/** Adds text columns that must hold something, if only the empty text. */
export const texts = <Name extends string, Column extends string, More extends string>(
  builder: CreateTableBuilder<Name, Column>,
  ...names: More[]
): CreateTableBuilder<Name, Column | More> =>
  names.reduce<CreateTableBuilder<Name, Column | More>>(
    (done, name) => done.addColumn(name, 'text', (column) => column.notNull()),
    builder,
  );

export const oneOf = (column: string, values: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;

export const isFlag = (column: string) => sql<boolean>`${sql.ref(column)} in (0, 1)`;
