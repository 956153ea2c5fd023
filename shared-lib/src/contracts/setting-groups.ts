import { isSafeLink } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { isPictureSource } from './content-fields.ts';
import type { FieldErrorCode } from './field-error-code.ts';
import { holidays } from './holidays.ts';
import type { SettingGroup } from './setting.ts';
import {
  accountEmailText,
  freeCode,
  freeParagraphs,
  optionalParagraphs,
  optionalText,
  requiredParagraphs,
  requiredText,
  timestamp,
} from './text.ts';
import { percent, typedNumber } from './typed-number.ts';

/**
 * Inputs of the settings groups. For an empty text the pages use their built-in default. `/public` returns every value as text;
 * these schemas use numbers and lists.
 */

const TITLE_MAX = 160;
const LINE_MAX = 600;
const ENGLISH_MAX = 5000;
const LEGAL_MAX = 40_000;

const count = () => typedNumber({ min: 0, max: 10_000_000 });
const flag = () => z.boolean('value-invalid');
const title = () => optionalText(TITLE_MAX);
const paragraph = () => optionalParagraphs(LINE_MAX);
const titleOfItem = () => requiredText({ required: 'value-required', max: TITLE_MAX });
const paragraphOfItem = () => requiredParagraphs({ required: 'value-required', max: LINE_MAX });

const listOf = <Item extends z.ZodMiniType>(item: Item, { min, max }: { min: number; max: number }) =>
  z.array(item, 'value-invalid').check(z.minLength(min, 'list-short'), z.maxLength(max, 'list-long'));

const URL_MAX = 500;
const isHttpUrl = (url: string): boolean => /^https?:/i.test(url) && isSafeLink(url);
const httpUrl = () =>
  z._default(freeCode(URL_MAX).check(z.refine((url) => url === '' || isHttpUrl(url), 'address-invalid')), '');
const picture = () =>
  z._default(
    freeCode(URL_MAX).check(z.refine((stored) => stored === '' || isPictureSource(stored), 'image-invalid')),
    '',
  );

/** An origin without a path; a trailing slash is removed. */
const origin = () =>
  z._default(
    freeCode(URL_MAX).check(
      z.overwrite((url) => url.replace(/\/$/, '')),
      z.refine((url) => url === '' || (isHttpUrl(url) && URL.parse(url)?.origin === url), 'origin-invalid'),
    ),
    '',
  );

const optionalPattern = (pattern: RegExp, code: FieldErrorCode) =>
  z._default(freeCode(LINE_MAX).check(z.refine((text) => text === '' || pattern.test(text), code)), '');

/**
 * A settings group: its texts, optional English translations, and other values. `updated_at` is the loaded version: if somebody
 * else has saved since, the save fails.
 */
const group = <
  Texts extends z.core.$ZodLooseShape & Record<string, z.core.$ZodType>,
  Rest extends z.core.$ZodLooseShape,
>(
  texts: Texts,
  rest: Rest,
) =>
  z.object({
    ...texts,
    ...rest,
    english: z.optional(z.partialRecord(z.enum(Object.keys(texts), 'value-invalid'), freeParagraphs(ENGLISH_MAX))),
    updated_at: z.nullable(timestamp),
  });

const stats = group({}, { studies: count(), clients: count(), years: count(), success: percent() });

const point = z.object({ title: titleOfItem(), text: paragraphOfItem() });

const homepage = group(
  {
    home_services_title: title(),
    home_services_description: paragraph(),
    home_sectors_title: title(),
    home_sectors_description: paragraph(),
    home_phases_title: title(),
    home_phases_description: paragraph(),
    home_benefits_title: title(),
    home_cta_title: title(),
    home_cta_description: paragraph(),
  },
  {
    /** The four phases of a study, in order. */
    home_phases: listOf(z.object({ title: titleOfItem(), items: listOf(titleOfItem(), { min: 1, max: 8 }) }), {
      min: 4,
      max: 4,
    }),
    home_benefits: listOf(point, { min: 6, max: 6 }),
  },
);

const about = group(
  {
    hero_title: title(),
    hero_description: paragraph(),
    company_title: title(),
    /** Paragraphs separated by empty lines. */
    company_text: optionalParagraphs(5000),
    mission_title: title(),
    mission_description: paragraph(),
    vision_title: title(),
    vision_description: paragraph(),
    values_title: title(),
    timeline_title: title(),
    testimonials_title: title(),
    team_title: title(),
    team_description: paragraph(),
    closing_title: title(),
    closing_description: paragraph(),
  },
  {
    values: listOf(point, { min: 6, max: 6 }),
    timeline: listOf(
      z.object({
        year: requiredText({ required: 'value-required', max: 20 }),
        title: titleOfItem(),
        text: paragraphOfItem(),
      }),
      { min: 2, max: 8 },
    ),
    /** Attributed to a role and sector, without names. */
    testimonials: listOf(z.object({ quote: paragraphOfItem(), author: titleOfItem(), sector: titleOfItem() }), {
      min: 1,
      max: 12,
    }),
    team: listOf(z.object({ name: titleOfItem(), text: paragraphOfItem(), image: picture() }), { min: 1, max: 12 }),
    experience_years: count(),
    completed_projects: count(),
    satisfied_clients: count(),
    success_rate: percent(),
  },
);

const PHONE = /^\+?\d[\d\s()-]{4,30}$/;
const WHATSAPP = /^\d{8,15}$/;

const contact = group(
  {
    company_name: requiredText({ required: 'value-required', max: 80 }),
    phone_egypt: optionalPattern(PHONE, 'phone-invalid'),
    phone_saudi: optionalPattern(PHONE, 'phone-invalid'),
    email: accountEmailText(),
    address: optionalText(LINE_MAX),
    /** International form, digits only. */
    whatsapp: requiredText({ required: 'value-required' }).check(z.regex(WHATSAPP, 'whatsapp-invalid')),
    opening_hours: optionalText(LINE_MAX),
    social_facebook: httpUrl(),
    social_x: httpUrl(),
    social_instagram: httpUrl(),
    social_linkedin: httpUrl(),
  },
  {},
);

const legal = group(
  {
    privacy: optionalParagraphs(LEGAL_MAX),
    terms: optionalParagraphs(LEGAL_MAX),
    agreement: optionalParagraphs(LEGAL_MAX),
  },
  {},
);

/** Only ids that match may become part of a script URL. */
export const analyticsIds = {
  google_analytics_id: /^G-[A-Z0-9]{4,14}$/,
  facebook_pixel_id: /^\d{8,20}$/,
  gtm_id: /^GTM-[A-Z0-9]{4,12}$/,
} as const;

const analytics = group(
  {
    google_analytics_id: optionalPattern(analyticsIds.google_analytics_id, 'google-analytics-invalid'),
    facebook_pixel_id: optionalPattern(analyticsIds.facebook_pixel_id, 'pixel-invalid'),
    gtm_id: optionalPattern(analyticsIds.gtm_id, 'gtm-invalid'),
  },
  { analytics_enabled: flag() },
);

const DIRECTIVE = '(?:no)?(?:index|follow|archive|snippet|imageindex)|all|none';
const ROBOTS = new RegExp(`^(?:${DIRECTIVE})(?:, ?(?:${DIRECTIVE}))*$`);

const seo = group(
  {
    meta_title: requiredText({ required: 'value-required', max: 120 }),
    meta_description: requiredText({ required: 'value-required', max: 320 }),
    meta_keywords: optionalText(LINE_MAX),
    canonical_url: origin(),
    robots: requiredText({ required: 'value-required' }).check(z.regex(ROBOTS, 'robots-invalid')),
    og_image: picture(),
    /** Expressions of one meaning, a group a line, for the search: «كافيه = مقهى، قهوة». */
    search_synonyms: optionalParagraphs(ENGLISH_MAX),
  },
  { sitemap_enabled: flag() },
);

const isTimeZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Duration in working hours; a working day has the hours between its start and end. */
const workingHours = () => typedNumber({ min: 0.25, max: 400, kind: 'decimal' });

const service_levels = group(
  {
    working_time_zone: requiredText({ required: 'value-required', max: 60 }).check(
      z.refine(isTimeZone, 'zone-invalid'),
    ),
  },
  {
    first_reply_contact_hours: workingHours(),
    first_reply_consultation_hours: workingHours(),
    first_reply_consultation_urgent_hours: workingHours(),
    first_reply_feasibility_hours: workingHours(),
    /** 0 Sunday … 6 Saturday. */
    working_days: z.array(typedNumber({ min: 0, max: 6, code: 'value-invalid' }), 'days-required').check(
      z.minLength(1, 'days-required'),
      z.overwrite((days) => [...new Set(days)].toSorted((one, other) => one - other)),
    ),
    /** A form of an earlier release sends none; the stored days stay. */
    holidays: z.optional(holidays),
    working_hours_start: typedNumber({ min: 0, max: 23 }),
    working_hours_end: typedNumber({ min: 1, max: 24 }),
  },
);

/** Units of a currency for one US dollar. */
const rate = () => typedNumber({ min: 0.01, max: 100_000, kind: 'decimal' });

const rates = group(
  {
    /** The day of the rates. */
    rates_date: z.iso.date('date-invalid'),
  },
  { sar_per_usd: rate(), egp_per_usd: rate() },
);

const fields = { stats, homepage, about, contact, legal, analytics, seo, service_levels, rates };

/** Input of each group; a save replaces the whole group. */
export const settingsInput = {
  ...fields,
  service_levels: service_levels.check(
    z.refine(({ working_hours_start: start, working_hours_end: end }) => start < end, {
      path: ['working_hours_end'],
      error: 'hours-order',
    }),
  ),
} satisfies Record<SettingGroup, z.ZodMiniType>;
export type SettingsInput<Group extends SettingGroup> = z.output<(typeof settingsInput)[Group]>;

/** Name of a setting, in any group. */
export type SettingField = {
  [Group in SettingGroup]: Exclude<keyof SettingsInput<Group>, 'english' | 'updated_at'>;
}[SettingGroup];

/** A group for the administration. Values that were never saved or are invalid are missing. */
const stored = <Shape extends z.core.$ZodShape>(contract: z.ZodMiniObject<Shape>) =>
  z.extend(z.partial(contract), { english: z.record(z.string(), z.string()), updated_at: z.nullable(timestamp) });

export const adminSettings = z.object({
  stats: stored(fields.stats),
  homepage: stored(fields.homepage),
  about: stored(fields.about),
  contact: stored(fields.contact),
  legal: stored(fields.legal),
  analytics: stored(fields.analytics),
  seo: stored(fields.seo),
  service_levels: stored(fields.service_levels),
  rates: z._default(stored(fields.rates), { english: {}, updated_at: null }),
});
export type AdminSettings = z.output<typeof adminSettings>;
