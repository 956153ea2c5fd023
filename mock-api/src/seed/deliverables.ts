import { join } from 'node:path';
import { company, units } from 'shared-lib/copy';
import { breakEvenUnits } from 'shared-lib/finance';
import { formatDecimal, nounAfter } from 'shared-lib/format';
import { sha256 } from '../auth/tokens.ts';
import { deliverableCopy as copy, studyDocumentCopy } from '../copy/documents.ts';
import { studyDocument } from '../documents/study-document.ts';
import { figuresOf } from '../resources/studies/present.ts';
import type { DeliverableSeed } from './content/deliverables/deliverable-seed.ts';
import { sectors } from './content/sectors.ts';
import { WRITTEN_AT } from './rows.ts';

/** The draft and the corrected study. */
export const DELIVERABLE_VERSIONS = [1, 2] as const;
export type DeliverableVersion = (typeof DELIVERABLE_VERSIONS)[number];

/** Folder of the compiled files, and the file with the fingerprint of each file's sources. */
export const DELIVERABLE_FOLDER = join(import.meta.dirname, 'deliverable-files');
export const DELIVERABLE_FINGERPRINTS = join(DELIVERABLE_FOLDER, 'fingerprints.json');

const nameOf = ({ slug }: DeliverableSeed, version: DeliverableVersion): string => `${slug}-${version}`;

export const compiledFile = (seed: DeliverableSeed, version: DeliverableVersion): string =>
  join(DELIVERABLE_FOLDER, `${nameOf(seed, version)}.pdf`);

/** Name of the file among the files of requests. */
export const storedNameOf = (seed: DeliverableSeed, version: DeliverableVersion): string =>
  sha256(`deliverable ${nameOf(seed, version)}`).slice(0, 32);

const priceOf = ({ prices }: DeliverableSeed, version: DeliverableVersion): number => prices[version - 1] ?? prices[1];

/** Investment, yearly flows at constant prices, and the end of the project. */
export const deliverableCashFlows = (seed: DeliverableSeed, version: DeliverableVersion): number[] => {
  const price = priceOf(seed, version);
  const yearly = Array.from({ length: seed.years }, (_, year) => {
    const sold = seed.units[year] ?? seed.units.at(-1) ?? 0;
    const end = year === seed.years - 1 ? seed.residual_value + seed.working_capital : 0;
    return Math.round(sold * (price - seed.unit_cost) - seed.fixed_costs + end);
  });
  return [-(seed.fixed_capital + seed.working_capital), ...yearly];
};

/** Fields of a study that its document does not show, or shows differently here. */
const unusedFields = {
  id: 1,
  sector_id: 1,
  year: 2026,
  pages: 0,
  kind: 'full',
  toc: [],
  assumptions_date: '2026-01-04',
  cover: null,
  sample_images: [],
  file_url: null,
  file_size: null,
  downloads: 0,
  status: 'published',
  published_at: null,
  created_at: WRITTEN_AT,
  updated_at: WRITTEN_AT,
} as const;

/** Content of one version of the PDF, as JSON. The template is the one of published studies. */
export const deliverableDocument = (seed: DeliverableSeed, version: DeliverableVersion): string => {
  const price = priceOf(seed, version);
  const cash_flows = deliverableCashFlows(seed, version);
  const sectorName = sectors.find(({ slug }) => slug === seed.sector)?.name_ar ?? '';
  const breakEven = breakEvenUnits({ fixedCosts: seed.fixed_costs, price, variableCost: seed.unit_cost }) ?? 0;
  const study = {
    ...unusedFields,
    ...seed,
    ...figuresOf({ cash_flows, discount_rate: seed.discount_rate }),
    title_ar: seed.title,
    summary_ar: seed.summary,
    market_size: seed.market,
    capital_total: seed.fixed_capital + seed.working_capital,
    cash_flows,
    break_even_units: Math.ceil(breakEven),
    sample_images: [],
    toc: [],
    assumptions: [...seed.assumptions, copy.price(`${formatDecimal(price)}\u00A0${nounAfter(price, units.usd)}`)],
  };
  const document = studyDocument({ study, sectorName, company, picture: null });
  const { contents, contentsIntro, disclaimerTitle, disclaimer, assumptionsIntro } = copy;
  const [sector, location, , capital] = document.facts;
  return JSON.stringify({
    ...document,
    copy: { ...studyDocumentCopy, contents, contentsIntro, disclaimerTitle, disclaimer },
    kind: copy.kinds[version - 1],
    facts: [sector, location, capital, { label: copy.version, value: String(version) }],
    contents: seed.sources.map(({ title, count }) => ({ title, pages: count })),
    assumptionsIntro,
  });
};

/** Hash of everything that a file depends on: text, figures and template. */
export const deliverableFingerprint = (template: string, seed: DeliverableSeed, version: DeliverableVersion): string =>
  sha256([template, deliverableDocument(seed, version)].join('\n'));
