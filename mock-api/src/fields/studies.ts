import {
  study,
  studyOperations,
  type PublicationStatus,
  type StudyKind,
  type StudyVerdict,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { csvCopy as copy } from '../copy/csv.ts';
import {
  integer,
  json,
  moment,
  nullableMoment,
  nullableNumber,
  nullableText,
  number,
  text,
  withDefault,
} from './field.ts';

const { cash_flows, phases, toc, assumptions, sample_images } = study.shape;

const contentFields = {
  slug: text({ label: copy.slug }),
  title_ar: text({ label: copy.titleAr, isSearched: true }),
  summary_ar: text({ label: copy.summary, isSearched: true }),
  sector_id: integer({ label: copy.sector }),
  country: text({ label: copy.country, isSearched: true }),
  city: text({ label: copy.city, isSearched: true }),
  year: integer({ label: copy.year, isSearched: true }),
  pages: integer({ label: copy.pages }),
  kind: text<StudyKind>({ label: copy.kind, choices: copy.studyKinds }),
  verdict: withDefault(nullableText<StudyVerdict>({ label: copy.verdict, choices: copy.studyVerdicts }), null),
  verdict_sentence: withDefault(text({ label: copy.verdictSentence, isSearched: true }), ''),
  fixed_capital: integer({ label: copy.fixedCapital }),
  working_capital: integer({ label: copy.workingCapital }),
  discount_rate: number({ label: copy.discountRate }),
  cash_flows: json(cash_flows, { label: copy.cashFlows, csv: 'numbers' }),
  operations: withDefault(json(z.nullable(studyOperations)), null),
  break_even_units: integer({ label: copy.breakEvenUnits }),
  jobs: integer({ label: copy.jobs }),
  market_size: text({ label: copy.marketSize, isSearched: true }),
  phases: json(phases, { isSearched: true }),
  toc: json(toc, { isSearched: true }),
  assumptions: json(assumptions, { label: copy.assumptions, csv: 'lines', isSearched: true }),
  assumptions_date: text(),
  cover: nullableText({ label: copy.cover }),
  cover_alt: withDefault(text({ label: copy.imageAlt }), ''),
  sample_images: json(sample_images),
  sample_image_alts: withDefault(json(z.array(z.string())), []),
  seo_title: withDefault(text({ label: copy.seoTitle }), ''),
  seo_description: withDefault(text({ label: copy.seoDescription }), ''),
};

const publicationFields = {
  status: text<PublicationStatus>({ label: copy.status, choices: copy.publicationStatuses }),
  published_at: nullableMoment({ label: copy.publishedAt }),
};

/** The fields of a study that are written by hand. */
export const writtenStudyFields = { ...contentFields, ...publicationFields };

export const studyFields = {
  id: integer({ label: copy.id }),
  ...contentFields,
  capital_total: integer({ label: copy.capitalTotal }),
  /** These three are computed from `cash_flows` on every write. */
  npv: integer({ label: copy.npv }),
  irr: nullableNumber({ label: copy.irr }),
  payback_years: nullableNumber({ label: copy.payback }),
  downloads: integer({ label: copy.downloads }),
  ...publicationFields,
  /** Featured position, which staff give; null for rows that are not featured. */
  featured_position: nullableNumber(),
  created_at: moment({ label: copy.createdAt }),
  updated_at: moment({ label: copy.updatedAt }),
};
