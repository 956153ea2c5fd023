import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from 'shared-lib/copy';
import { sha256 } from '../auth/tokens.ts';
import { studyDocument } from '../documents/study-document.ts';
import { figuresOf } from '../resources/studies/rows.ts';
import type { StudySeed } from './content-types.ts';
import { sectors } from './content/sectors.ts';
import { WRITTEN_AT } from './rows.ts';

/** Pages of a study's file that are shown beside it: its indicators, and its cash flows. */
export const SAMPLE_PAGES = [2, 3] as const;

/** Where the drawn pages lie, with a note of what each study's were made of. */
export const SAMPLE_FOLDER = join(import.meta.dirname, 'art-source', 'studies', 'pages');
export const SAMPLE_NOTE = join(SAMPLE_FOLDER, 'made-of.json');

/** Name of a page's picture among the stored ones. */
export const samplePage = (slug: string, page: number): string => `studies/pages/${slug}-${page}.webp`;

export const readTemplate = (): Promise<string> =>
  readFile(join(import.meta.dirname, '../documents/study.typ'), 'utf8');

const unseen = {
  id: 1,
  sector_id: 1,
  file_url: null,
  file_size: null,
  downloads: 0,
  created_at: WRITTEN_AT,
  updated_at: WRITTEN_AT,
};

/** What the file of a study of the seed says, but for its cover. */
export const sampleDocument = (seed: StudySeed): string => {
  const { sector, ...study } = seed;
  const sectorName = sectors.find(({ slug }) => slug === sector)?.name_ar ?? '';
  const whole = { ...study, ...unseen, ...figuresOf(seed), capital_total: seed.fixed_capital + seed.working_capital };
  return JSON.stringify(studyDocument({ study: whole, sectorName, company, picture: null }));
};

/** Tells what a study's pages are made of: other text, figures or template, another fingerprint. */
export const fingerprintOf = (template: string, seed: StudySeed): string =>
  sha256([template, sampleDocument(seed)].join('\n'));
