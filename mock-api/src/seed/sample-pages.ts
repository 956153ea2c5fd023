import { join } from 'node:path';
import { company } from 'shared-lib/copy';
import { sha256 } from '../auth/tokens.ts';
import { studyDocument } from '../documents/study-document.ts';
import { figuresOf } from '../resources/studies/present.ts';
import type { StudySeed } from './content-types.ts';
import { sectors } from './content/sectors.ts';
import { WRITTEN_AT } from './rows.ts';

/** Pages of a study's PDF that the site shows as samples: the indicators and the cash flows. */
export const SAMPLE_PAGES = [2, 3] as const;

/** Folder of the rendered pages, and the file with the fingerprint of each study’s sources. */
export const SAMPLE_FOLDER = join(import.meta.dirname, 'art-source', 'studies', 'pages');
export const SAMPLE_FINGERPRINTS = join(SAMPLE_FOLDER, 'fingerprints.json');

/** Name of a page's picture in the image folder. */
export const samplePage = (slug: string, page: number): string => `studies/pages/${slug}-${page}.webp`;

/** Fields that the sample pages do not show. */
const hiddenFields = {
  id: 1,
  sector_id: 1,
  file_url: null,
  file_size: null,
  downloads: 0,
  created_at: WRITTEN_AT,
  updated_at: WRITTEN_AT,
};

/** Content of the PDF of a study in the seed, without the cover picture, as JSON. */
export const sampleDocument = (seed: StudySeed): string => {
  const { sector, ...study } = seed;
  const sectorName = sectors.find(({ slug }) => slug === sector)?.name_ar ?? '';
  const whole = {
    ...study,
    ...hiddenFields,
    ...figuresOf(seed),
    capital_total: seed.fixed_capital + seed.working_capital,
  };
  return JSON.stringify(studyDocument({ study: whole, sectorName, company, picture: null }));
};

/** Hash of everything that the sample pages of a study depend on: text, figures and template. */
export const fingerprintOf = (template: string, seed: StudySeed): string =>
  sha256([template, sampleDocument(seed)].join('\n'));
