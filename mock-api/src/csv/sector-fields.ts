import type { Kysely } from 'kysely';
import { csvCopy } from '../copy/csv.ts';
import type { Tables } from '../db/tables.ts';
import type { CsvField } from './fields.ts';

interface Sector {
  id: number;
  slug: string;
  name_ar: string;
}

export const readSectors = (db: Kysely<Tables>): Promise<Sector[]> =>
  db.selectFrom('sectors').select(['id', 'slug', 'name_ar']).orderBy('sort_order').orderBy('id').execute();

/** Sectors go by their names; slugs and numbers are understood as well. */
const finder =
  (sectors: readonly Sector[]) =>
  (word: string): number | string =>
    sectors.find(({ id, slug, name_ar }) => [String(id), slug, name_ar].includes(word))?.id ?? word;

const nameOf = (sectors: readonly Sector[], id: unknown): string => sectors.find((one) => one.id === id)?.name_ar ?? '';

/** Several sectors in one cell, one under the other or with commas between them. */
export const sectorsField = (sectors: readonly Sector[]): CsvField => ({
  name: 'sector_ids',
  label: csvCopy.sectors,
  write: (value) => (Array.isArray(value) ? value.map((id) => nameOf(sectors, id)).join('\n') : ''),
  read: (cell) =>
    cell
      .split(/[\n,\u060C;]/)
      .map((word) => word.trim())
      .filter(Boolean)
      .map(finder(sectors)),
});

export const sectorField = (sectors: readonly Sector[]): CsvField => ({
  name: 'sector_id',
  label: csvCopy.sector,
  write: (value) => nameOf(sectors, value),
  read: (cell) => finder(sectors)(cell.trim()),
});
