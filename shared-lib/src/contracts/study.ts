import * as z from 'zod/mini';
import { publicationStatuses } from './article.ts';
import { honeypot } from './contact.ts';
import { anyOf, nameText, pageNumber, perPage, searchText, usdText } from './list-query.ts';
import { sector } from './sector.ts';
import { emailText, id, slug, timestamp, usd } from './text.ts';

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
  kind: z.enum(studyKinds),
  capital_total: usd,
  /** Computed from `cash_flows`, never typed: net present value in whole USD. */
  npv: z.int(),
  /** Percent per year; null where the flows have no single rate. */
  irr: z.nullable(z.number()),
  /** Years until the money is back; null where it never is. */
  payback_years: z.nullable(z.number()),
  cover: z.nullable(z.string()),
  published_at: z.nullable(timestamp),
});
export type StudySummary = z.infer<typeof studySummary>;

export const study = z.extend(studySummary, {
  fixed_capital: usd,
  working_capital: usd,
  /** Percent per year. */
  discount_rate: z.number(),
  /** Whole USD of year 0…n; year 0 is the money put in and negative. */
  cash_flows: z.array(z.int()),
  break_even_units: z.int(),
  jobs: z.int(),
  market_size: z.string(),
  phases: z.object({ marketing: z.string(), technical: z.string(), administrative: z.string(), financial: z.string() }),
  toc: z.array(z.object({ title: z.string(), pages: z.int() })),
  assumptions: z.array(z.string()),
  assumptions_date: z.iso.date(),
  sample_images: z.array(z.string()),
  file_url: z.nullable(z.string()),
  file_size: z.nullable(z.int()),
  downloads: z.int(),
  status: z.enum(publicationStatuses),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Study = z.infer<typeof study>;

const sectorLink = z.pick(sector, { id: true, slug: true, name_ar: true });

/** A study as `/public` lists show it: with the name of its sector. */
export const studyCard = z.extend(studySummary, { sector: sectorLink });
export type StudyCard = z.infer<typeof studyCard>;

/** A study's own page. Under an old slug it answers the study as it is called today: compare `data.slug` and redirect. */
export const studyPage = z.object({ data: study, sector: sectorLink, related: z.array(studyCard) });
export type StudyPage = z.infer<typeof studyPage>;

/** What published studies can be narrowed down to, with how many there are of each. */
export const studyFacets = z.object({
  sectors: z.array(z.extend(sectorLink, { count: z.int() })),
  countries: z.array(z.object({ name: z.string(), count: z.int() })),
  kinds: z.array(z.object({ kind: z.enum(studyKinds), count: z.int() })),
  /** Smallest and largest capital; null while nothing is published. */
  capital: z.nullable(z.object({ from: usd, to: usd })),
});
export type StudyFacets = z.infer<typeof studyFacets>;

export const studySorts = ['newest', 'oldest', 'title', 'capital_low', 'capital_high', 'irr', 'payback', 'downloads'] as const;
export type StudySort = (typeof studySorts)[number];
export const STUDIES_PER_PAGE = 12;

/** What `/public/studies` may be asked. `sector` takes ids and slugs. */
export const studyListQuery = z.object({
  page: pageNumber,
  per_page: perPage(STUDIES_PER_PAGE),
  q: searchText,
  sector: anyOf(nameText),
  country: anyOf(nameText),
  kind: anyOf(z.enum(studyKinds, 'choice-invalid')),
  capital_min: usdText,
  capital_max: usdText,
  sort: z._default(z.enum(studySorts, 'choice-invalid'), 'newest'),
});
export type StudyListQuery = z.output<typeof studyListQuery>;

/** What a visitor gives for the PDF; whoever is signed in sends nothing. */
export const studyDownloadInput = z.object({ email: emailText(), website: honeypot });
export type StudyDownloadInput = z.infer<typeof studyDownloadInput>;

export const studyDownload = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.optional(
    z.object({
      /** Path of the file on the API, good for this file and one minute. */
      url: z.string(),
      expires_at: timestamp,
      file_name: z.string(),
      /** Bytes. */
      file_size: z.int(),
    }),
  ),
});
export type StudyDownload = z.infer<typeof studyDownload>;
