import { SqliteAdapter, sql, type CreateTableBuilder, type Kysely } from 'kysely';

export const isSqlite = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;

/** Starts a table definition. On SQLite the table is STRICT, so that columns reject values of other types, as in PostgreSQL. */
export const table = <Name extends string>(db: Kysely<unknown>, name: Name): CreateTableBuilder<Name> =>
  isSqlite(db) ? db.schema.createTable(name).modifyEnd(sql`strict`) : db.schema.createTable(name);

/** Starts a table with an auto-increment id. Ids are never reused, even after deletions. */
export const numberedTable = <Name extends string>(db: Kysely<unknown>, name: Name): CreateTableBuilder<Name, 'id'> =>
  table(db, name).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());

/** Adds NOT NULL text columns. */
export const texts = <Name extends string, Column extends string, More extends string>(
  builder: CreateTableBuilder<Name, Column>,
  ...names: More[]
): CreateTableBuilder<Name, Column | More> =>
  names.reduce<CreateTableBuilder<Name, Column | More>>(
    (current, name) => current.addColumn(name, 'text', (column) => column.notNull()),
    builder,
  );

export const oneOf = (column: string, values: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;

export const isFlag = (column: string) => sql<boolean>`${sql.ref(column)} in (0, 1)`;
