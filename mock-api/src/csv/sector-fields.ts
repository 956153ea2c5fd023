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

/** Finds a sector by name, slug or id. @returns its id, or the text when there is none */
const finder =
  (sectors: readonly Sector[]) =>
  (text: string): number | string =>
    sectors.find(({ id, slug, name_ar }) => [String(id), slug, name_ar].includes(text))?.id ?? text;

const nameOf = (sectors: readonly Sector[], id: unknown): string => sectors.find((one) => one.id === id)?.name_ar ?? '';

/** Several sectors in one cell, separated by line breaks or commas. */
export const sectorsField = (sectors: readonly Sector[]): CsvField => ({
  name: 'sector_ids',
  label: csvCopy.sectors,
  write: (value) => (Array.isArray(value) ? value.map((id) => nameOf(sectors, id)).join('\n') : ''),
  read: (cell) =>
    cell
      .split(/[\n,\u060C;]/)
      .map((text) => text.trim())
      .filter(Boolean)
      .map(finder(sectors)),
});

export const sectorField = (sectors: readonly Sector[]): CsvField => ({
  name: 'sector_id',
  label: csvCopy.sector,
  write: (value) => nameOf(sectors, value),
  read: (cell) => finder(sectors)(cell.trim()),
});
