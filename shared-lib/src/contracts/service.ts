import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import {
  countNumber,
  idList,
  pictureText,
  orderingFields,
  expectedVersion,
  slugText,
  textList,
  usdNumber,
  shareCard,
} from './content-fields.ts';
import {
  id,
  optionalParagraphs,
  optionalText,
  requiredParagraphs,
  requiredText,
  slug,
  timestamp,
  usd,
} from './text.ts';

/** Icons that a service may use, by Lucide name (specification §3). */
export const serviceIcons = [
  'FileText',
  'Calculator',
  'TrendingUp',
  'Building',
  'Users',
  'PieChart',
  'BarChart3',
  'Factory',
  'LineChart',
  'Target',
] as const;
export type ServiceIcon = (typeof serviceIcons)[number];

export const serviceStep = z.object({ title: z.string(), text: z.string(), days: z.int() });
export const servicePackage = z.object({ name: z.string(), price: usd, days: z.int(), items: z.array(z.string()) });
export const serviceQuestion = z.object({ q: z.string(), a: z.string() });

/** A service in a list. Contains the fields of both service shapes of the specification. */
export const serviceSummary = z.object({
  id,
  slug,
  name_ar: z.string(),
  name_en: z.string(),
  description_ar: z.string(),
  short_description_ar: z.string(),
  icon: knownOr(serviceIcons, 'FileText'),
  image: z.nullable(z.string()),
  /** Alternative text of the picture; empty for a decorative one. */
  image_alt: z.optional(z.string()),
  basic_price: usd,
  delivery_days_basic: z.int(),
  sort_order: z.int(),
});
export type ServiceSummary = z.infer<typeof serviceSummary>;

/** A service with all fields of its page. */
export const service = z.extend(serviceSummary, {
  description_en: z.string(),
  deliverables: z.array(z.string()),
  audience: z.array(z.string()),
  steps: z.array(serviceStep),
  packages: z.array(servicePackage),
  needs: z.array(z.string()),
  faq: z.array(serviceQuestion),
  sector_ids: z.array(id),
  seo_title: z.optional(z.string()),
  share_card: shareCard,
  seo_description: z.optional(z.string()),
  is_active: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Service = z.infer<typeof service>;

const MAX_DAYS = 1000;

/**
 * The site shows the price of a service and, beside it, its first package, which has that price. A price below 0 is an error of its
 * own and contradicts nothing.
 */
const isPriceOfFirstPackage = ({
  basic_price,
  packages: [first],
}: {
  basic_price: number;
  packages: { price: number }[];
}) => first === undefined || first.price === basic_price || first.price < 0 || basic_price < 0;

/** Input for saving a service; the response is a `service` that also includes inactive sectors. */
export const serviceInput = z
  .object({
    slug: slugText,
    name_ar: requiredText({ required: 'name-required', max: 160 }),
    name_en: optionalText(160),
    short_description_ar: optionalParagraphs(400),
    description_ar: optionalParagraphs(),
    description_en: optionalParagraphs(),
    icon: z._default(z.enum(serviceIcons, 'choice-invalid'), 'FileText'),
    image: pictureText,
    image_alt: optionalText(300),
    basic_price: usdNumber,
    delivery_days_basic: countNumber(MAX_DAYS),
    deliverables: textList(40),
    audience: textList(40),
    steps: z._default(
      z
        .array(
          z.object({
            title: requiredText({ required: 'title-required', max: 200 }),
            text: optionalParagraphs(1000),
            days: countNumber(MAX_DAYS),
          }),
          'value-invalid',
        )
        .check(z.maxLength(20, 'list-long')),
      [],
    ),
    packages: z._default(
      z
        .array(
          z.object({
            name: requiredText({ required: 'name-required', max: 200 }),
            price: usdNumber,
            days: countNumber(MAX_DAYS),
            items: textList(30),
          }),
          'value-invalid',
        )
        .check(z.maxLength(10, 'list-long')),
      [],
    ),
    needs: textList(40),
    faq: z._default(
      z
        .array(
          z.object({
            q: requiredText({ required: 'text-required', max: 500 }),
            a: requiredParagraphs({ required: 'text-required', max: 3000 }),
          }),
          'value-invalid',
        )
        .check(z.maxLength(40, 'list-long')),
      [],
    ),
    sector_ids: idList(100),
    seo_title: optionalText(200),
    seo_description: optionalText(400),
    ...orderingFields,
    ...expectedVersion,
  })
  .check(z.refine(isPriceOfFirstPackage, { path: ['basic_price'], error: 'price-of-first-package' }));
export type ServiceInput = z.infer<typeof serviceInput>;
