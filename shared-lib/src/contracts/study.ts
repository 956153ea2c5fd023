import * as z from 'zod/mini';
import { knownItems, knownOr } from './degrade.ts';
import {
  countNumber,
  pictureList,
  pictureText,
  expectedVersion,
  slugText,
  textList,
  usdNumber,
  shareCard,
} from './content-fields.ts';
import { anyOf, nameText, pageNumber, perPage, searchText, usdText } from './list-query.ts';
import { isPublishedOrScheduled, publicationStatuses, publicationFields } from './publication.ts';
import { sector } from './sector.ts';
import {
  emailText,
  freeText,
  honeypot,
  id,
  optionalParagraphs,
  optionalText,
  requiredText,
  slug,
  timestamp,
  usd,
} from './text.ts';
import { studyVerdicts } from './study-verdict.ts';

export const studyKinds = ['full', 'summary', 'sample'] as const;
export type StudyKind = (typeof studyKinds)[number];
export const studyPhases = ['marketing', 'technical', 'administrative', 'financial'] as const;
export type StudyPhase = (typeof studyPhases)[number];

export const studySummary = z.object({
  id,
  slug,
  title_ar: z.string(),
  summary_ar: z.string(),
  sector_id: id,
  country: z.string(),
  city: z.string(),
  year: z.int(),
  pages: z.int(),
  kind: knownOr(studyKinds),
  /** Null for studies that were published before verdicts existed. */
  verdict: z.optional(z.nullable(knownOr(studyVerdicts))),
  capital_total: usd,
  /** Net present value in whole US dollars, computed from `cash_flows`. */
  npv: z.int(),
  /** Percent per year; null if the cash flows have no unique rate. */
  irr: z.nullable(z.number()),
  /** Payback period in years; null if the capital is never recovered. */
  payback_years: z.nullable(z.number()),
  cover: z.nullable(z.string()),
  /** Alternative text of the picture; empty for a decorative one. */
  cover_alt: z.optional(z.string()),
  published_at: z.nullable(timestamp),
});
export type StudySummary = z.infer<typeof studySummary>;

/** Pages of the PDF, which is a summary; `pages` is the length of the study itself. Null while the file does not exist. */
const file_pages = z.optional(z.nullable(z.int()));
const operationFigure = z
  .number('value-invalid')
  .check(z.gte(0, 'value-invalid'), z.lte(1_000_000_000_000, 'value-invalid'));
const operationSeries = z
  .array(operationFigure, 'list-invalid')
  .check(z.minLength(1, 'list-short'), z.maxLength(60, 'list-long'));

/** The yearly operation behind the cash flows, in US dollars. A shorter series continues with its last value. */
export const studyOperations = z.object({
  price: operationFigure,
  /** Variable cost of one unit. */
  unit_cost: operationFigure,
  /** Costs of year 1, 2, … that do not depend on the number of units. */
  fixed_costs: operationSeries,
  /** Units that are sold in year 1, 2, … */
  units: operationSeries,
});
export type StudyOperations = z.infer<typeof studyOperations>;

export const study = z.extend(studySummary, {
  /** One sentence that gives the reason of the verdict, or its condition. */
  verdict_sentence: z.optional(z.string()),
  fixed_capital: usd,
  working_capital: usd,
  /** Percent per year. */
  discount_rate: z.number(),
  /** Whole US dollars per year 0…n; year 0 is the investment and negative. */
  cash_flows: z.array(z.int()),
  /** Readers change them on the page of the study; null when only the cash flows are known. */
  operations: z.optional(z.nullable(studyOperations)),
  break_even_units: z.int(),
  jobs: z.int(),
  market_size: z.string(),
  phases: z.object({ marketing: z.string(), technical: z.string(), administrative: z.string(), financial: z.string() }),
  toc: z.array(z.object({ title: z.string(), pages: z.int() })),
  assumptions: z.array(z.string()),
  assumptions_date: z.iso.date(),
  sample_images: z.array(z.string()),
  /** Alternative texts of the sample pages, in their order. */
  sample_image_alts: z.optional(z.array(z.string())),
  file_url: z.nullable(z.string()),
  file_size: z.nullable(z.int()),
  file_pages,
  downloads: z.int(),
  seo_title: z.optional(z.string()),
  share_card: shareCard,
  seo_description: z.optional(z.string()),
  status: knownOr(publicationStatuses),
  /** Featured position, which staff give; null for studies that are not featured. */
  featured_position: z.optional(z.nullable(z.int())),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Study = z.infer<typeof study>;

/** A study in a list of the administration, without its long texts and series unless the list is of chosen ids. */
export const studyRow = z.partial(study, {
  cash_flows: true,
  operations: true,
  phases: true,
  toc: true,
  assumptions: true,
  market_size: true,
  sample_image_alts: true,
  sample_images: true,
});
export type StudyRow = z.infer<typeof studyRow>;

/** The pages of the PDF of a study, as pictures that need the token of the reader. */
export const studyPages = z.object({ pages: z.array(z.object({ page: z.int(), url: z.string() })) });
export type StudyPages = z.infer<typeof studyPages>;

const sectorLink = z.pick(sector, { id: true, slug: true, name_ar: true });

/** A study in a `/public` list, with its sector. */
export const studyCard = z.extend(studySummary, { file_pages, sector: sectorLink });
export type StudyCard = z.infer<typeof studyCard>;

/** Response for a study page. For a former slug it returns the study under its current slug: compare `data.slug` and redirect. */
export const studyPage = z.object({ data: study, sector: sectorLink, related: z.array(studyCard) });
export type StudyPage = z.infer<typeof studyPage>;

/** Filter values of the published studies with their counts. */
export const studyFacets = z.object({
  sectors: z.array(z.extend(sectorLink, { count: z.int() })),
  countries: z.array(z.object({ name: z.string(), count: z.int() })),
  kinds: knownItems(z.object({ kind: z.enum(studyKinds), count: z.int() }), 'kind', studyKinds),
  verdicts: z.optional(
    knownItems(z.object({ verdict: z.enum(studyVerdicts), count: z.int() }), 'verdict', studyVerdicts),
  ),
  /** Smallest and largest capital; null while nothing is published. */
  capital: z.nullable(z.object({ from: usd, to: usd })),
});
export type StudyFacets = z.infer<typeof studyFacets>;

export const studySorts = [
  'newest',
  'oldest',
  'title',
  'capital_low',
  'capital_high',
  'irr',
  'payback',
  'downloads',
] as const;
export type StudySort = (typeof studySorts)[number];
export const STUDIES_PER_PAGE = 12;

/** Query parameters of `/public/studies`. `sector` accepts ids and slugs. */
export const studyListQuery = z.object({
  page: pageNumber,
  per_page: perPage(STUDIES_PER_PAGE),
  q: searchText,
  sector: anyOf(nameText),
  country: anyOf(nameText),
  kind: anyOf(z.enum(studyKinds, 'choice-invalid')),
  verdict: anyOf(z.enum(studyVerdicts, 'choice-invalid')),
  capital_min: usdText,
  capital_max: usdText,
  /** Without it, featured studies come first, then the newest. */
  sort: z.optional(z.enum(studySorts, 'choice-invalid')),
});
export type StudyListQuery = z.output<typeof studyListQuery>;

/** Input of a visitor for the PDF. Signed-in users send no input. */
export const studyDownloadInput = z.object({ email: emailText(), other_details: honeypot });
export type StudyDownloadInput = z.infer<typeof studyDownloadInput>;

export const studyDownload = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.optional(
    z.object({
      /** API path of the file, valid for one minute. */
      url: z.string(),
      expires_at: timestamp,
      file_name: z.string(),
      /** Bytes. */
      file_size: z.int(),
    }),
  ),
});
export type StudyDownload = z.infer<typeof studyDownload>;

const MAX_USD = 1_000_000_000_000;
const phaseText = optionalParagraphs(8000);
/** Whole US dollars of one year, in or out. */
const cashFlow = z.int('amount-invalid').check(z.gte(-MAX_USD, 'amount-invalid'), z.lte(MAX_USD, 'amount-invalid'));

/**
 * Input for saving a study; the response is a `study`. The API computes total capital, net present value, internal rate of return
 * and payback, and creates the PDF.
 */
export const studyInput = z
  .object({
    slug: slugText,
    title_ar: requiredText({ required: 'title-required', max: 200 }),
    summary_ar: optionalParagraphs(),
    sector_id: z.int('choice-invalid').check(z.positive('choice-invalid')),
    country: optionalText(80),
    city: optionalText(80),
    year: z.int('value-invalid').check(z.gte(1990, 'value-invalid'), z.lte(2100, 'value-invalid')),
    pages: z._default(countNumber(10_000), 0),
    kind: z._default(z.enum(studyKinds, 'choice-invalid'), 'summary'),
    /** The API requires it and its sentence to publish a study. Without it, a saved study keeps what it has. */
    verdict: z.optional(z.nullable(z.enum(studyVerdicts, 'choice-invalid'))),
    verdict_sentence: z.optional(freeText(300)),
    fixed_capital: z._default(usdNumber, 0),
    working_capital: z._default(usdNumber, 0),
    /** Percent per year. */
    discount_rate: z._default(
      z.number('percent-invalid').check(z.gte(0, 'percent-invalid'), z.lte(100, 'percent-invalid')),
      0,
    ),
    cash_flows: z._default(z.array(cashFlow, 'value-invalid').check(z.maxLength(61, 'list-long')), []),
    /** Without it, a saved study keeps what it has. */
    operations: z.optional(z.nullable(studyOperations)),
    break_even_units: z._default(countNumber(), 0),
    jobs: z._default(countNumber(), 0),
    market_size: optionalParagraphs(1000),
    phases: z._default(
      z.object(
        { marketing: phaseText, technical: phaseText, administrative: phaseText, financial: phaseText },
        'value-invalid',
      ),
      {
        marketing: '',
        technical: '',
        administrative: '',
        financial: '',
      },
    ),
    toc: z._default(
      z
        .array(
          z.object({ title: requiredText({ required: 'title-required', max: 300 }), pages: countNumber(10_000) }),
          'value-invalid',
        )
        .check(z.maxLength(60, 'list-long')),
      [],
    ),
    assumptions: textList(60, 1000),
    /** Date of the prices and rules behind the assumptions; defaults to the day of the save. */
    assumptions_date: z.optional(z.iso.date('date-invalid')),
    cover: pictureText,
    cover_alt: optionalText(300),
    sample_images: pictureList(12),
    sample_image_alts: z._default(z.array(freeText(300), 'value-invalid').check(z.maxLength(12, 'list-long')), []),
    seo_title: optionalText(200),
    seo_description: optionalText(400),
    ...publicationFields,
    ...expectedVersion,
  })
  .check(
    z.refine((input) => !isPublishedOrScheduled(input) || input.summary_ar !== '', {
      path: ['summary_ar'],
      error: 'value-required',
    }),
    z.refine(
      (input) => !isPublishedOrScheduled(input) || (input.cash_flows.length > 1 && (input.cash_flows[0] ?? 0) < 0),
      {
        path: ['cash_flows'],
        error: 'flows-invalid',
      },
    ),
  );
export type StudyInput = z.infer<typeof studyInput>;
