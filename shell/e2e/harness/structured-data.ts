import * as z from 'zod';

/** Schemas of the types that we publish, with the properties that schema.org and Google's structured data guidelines require. URLs must be absolute. */
const absoluteUrl = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);
const reference = z.object({ '@id': absoluteUrl });
const thing = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.literal(type), ...shape });
const listItem = z.object({
  '@type': z.literal('ListItem'),
  position: z.int().positive(),
  name: text,
  url: absoluteUrl,
});
const page = { name: text, url: absoluteUrl, inLanguage: z.literal('ar') };
const dates = { datePublished: z.iso.datetime(), dateModified: z.iso.datetime() };

const organization = thing('Organization', {
  '@id': absoluteUrl,
  name: text,
  url: absoluteUrl,
  logo: absoluteUrl,
  email: z.email(),
  address: z.looseObject({ '@type': z.literal('PostalAddress'), streetAddress: text, addressCountry: text }),
  contactPoint: z
    .array(
      z.looseObject({
        '@type': z.literal('ContactPoint'),
        contactType: text,
        telephone: z.string().regex(/^\+\d{8,15}$/),
        hoursAvailable: z.object({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: z.array(z.url()).min(1),
          opens: z.string().regex(/^\d\d:\d\d:00(?:Z|[+-]\d\d:\d\d)$/),
          closes: z.string().regex(/^\d\d:\d\d:00(?:Z|[+-]\d\d:\d\d)$/),
        }),
      }),
    )
    .min(1),
  sameAs: z.array(absoluteUrl),
});
const webSite = thing('WebSite', {
  name: text,
  url: absoluteUrl,
  inLanguage: z.literal('ar'),
  publisher: reference,
  potentialAction: z.object({
    '@type': z.literal('SearchAction'),
    target: z.object({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:.*\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});
const breadcrumbs = thing('BreadcrumbList', {
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: absoluteUrl }))
    .min(2),
});
const service = thing('Service', {
  name: text,
  description: text,
  url: absoluteUrl,
  image: absoluteUrl,
  provider: reference,
  offers: z.looseObject({
    '@type': z.literal('Offer'),
    priceSpecification: z.object({
      '@type': z.literal('PriceSpecification'),
      minPrice: z.number().positive(),
      priceCurrency: z.literal('USD'),
    }),
    url: absoluteUrl,
    availability: absoluteUrl,
  }),
});
const faqPage = thing('FAQPage', {
  mainEntity: z
    .array(
      z.object({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});
const article = thing('Article', {
  headline: text.max(110),
  description: text,
  image: absoluteUrl,
  mainEntityOfPage: absoluteUrl,
  author: z.looseObject({ '@type': z.enum(['Organization', 'Person']), name: text }),
  publisher: reference,
  ...dates,
});
const report = thing('Report', {
  headline: text.max(110),
  description: text,
  image: absoluteUrl,
  url: absoluteUrl,
  isAccessibleForFree: z.literal(true),
  author: reference,
  publisher: reference,
  ...dates,
});

const types = {
  Organization: organization,
  WebSite: webSite,
  BreadcrumbList: breadcrumbs,
  Service: service,
  FAQPage: faqPage,
  Article: article,
  Report: report,
  AboutPage: thing('AboutPage', page),
  ContactPage: thing('ContactPage', page),
  WebPage: thing('WebPage', { ...page, description: text }),
  WebApplication: thing('WebApplication', {
    ...page,
    description: text,
    applicationCategory: text,
    operatingSystem: text,
    offers: z.looseObject({ '@type': z.literal('Offer'), price: z.number(), priceCurrency: text }),
  }),
  ItemList: thing('ItemList', { itemListElement: z.array(listItem).min(1) }),
  CollectionPage: thing('CollectionPage', {
    ...page,
    mainEntity: z.looseObject({ '@type': z.literal('ItemList'), itemListElement: z.array(listItem) }),
  }),
  Blog: thing('Blog', {
    ...page,
    publisher: reference,
    blogPost: z.array(z.object({ '@type': z.literal('BlogPosting'), headline: text, url: absoluteUrl })),
  }),
} as const;
export type ThingType = keyof typeof types;

const typed = z.looseObject({ '@type': z.string() });
const isKnown = (type: string): type is ThingType => type in types;

const idsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries(value);
  const ids = own.flatMap(([name, inner]) => (name === '@id' && typeof inner === 'string' ? [inner] : []));
  return [...ids, ...own.flatMap(([, inner]) => idsIn(inner))];
};

/** Validates a page's structured data: required properties, known types, and references to items on the same page. */
export const structuredDataProblems = (jsonLd: readonly unknown[]): string[] => {
  const ids = new Set(
    jsonLd.flatMap((data) =>
      typeof data === 'object' && data !== null && typeof Reflect.get(data, '@id') === 'string'
        ? [String(Reflect.get(data, '@id'))]
        : [],
    ),
  );
  const dangling = jsonLd.flatMap(idsIn).filter((id) => !ids.has(id));
  const problems = jsonLd.flatMap((data) => {
    const type = typed.safeParse(data).data?.['@type'] ?? 'nothing';
    if (!isKnown(type)) return [`${type} is an unknown type`];
    const { error } = types[type].safeParse(data);
    return error ? [`${type}: ${z.prettifyError(error)}`] : [];
  });
  return [...problems, ...new Set(dangling.map((id) => `${id} is referenced but not on the page`))];
};

export const typesOf = (jsonLd: readonly unknown[]): string[] => jsonLd.map((data) => typed.parse(data)['@type']);
