import * as z from 'zod';

/** What search engines require of each type (schema.org, and Google's pages on structured data), and that addresses are whole ones. */
const address = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);
const reference = z.object({ '@id': address });
const thing = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.literal(type), ...shape });
const listItem = z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, url: address });
const page = { name: text, url: address, inLanguage: z.literal('ar') };
const dates = { datePublished: z.iso.datetime(), dateModified: z.iso.datetime() };

const organization = thing('Organization', {
  '@id': address,
  name: text,
  url: address,
  logo: address,
  email: z.email(),
  address: z.looseObject({ '@type': z.literal('PostalAddress'), streetAddress: text, addressCountry: text }),
  contactPoint: z
    .array(
      z.looseObject({
        '@type': z.literal('ContactPoint'),
        contactType: text,
        telephone: z.string().regex(/^\+\d{8,15}$/),
      }),
    )
    .min(1),
  sameAs: z.array(address),
});
const webSite = thing('WebSite', {
  name: text,
  url: address,
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
    .array(z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: address }))
    .min(2),
});
const service = thing('Service', {
  name: text,
  description: text,
  url: address,
  image: address,
  provider: reference,
  offers: z.looseObject({
    '@type': z.literal('Offer'),
    price: z.number().positive(),
    priceCurrency: z.literal('USD'),
    url: address,
    availability: address,
  }),
});
const article = thing('Article', {
  headline: text.max(110),
  description: text,
  image: address,
  mainEntityOfPage: address,
  author: z.looseObject({ '@type': z.enum(['Organization', 'Person']), name: text }),
  publisher: reference,
  ...dates,
});
const report = thing('Report', {
  headline: text.max(110),
  description: text,
  image: address,
  url: address,
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
  Article: article,
  Report: report,
  AboutPage: thing('AboutPage', page),
  ContactPage: thing('ContactPage', page),
  WebPage: thing('WebPage', { ...page, description: text }),
  ItemList: thing('ItemList', { itemListElement: z.array(listItem).min(1) }),
  CollectionPage: thing('CollectionPage', {
    ...page,
    mainEntity: z.looseObject({ '@type': z.literal('ItemList'), itemListElement: z.array(listItem) }),
  }),
  Blog: thing('Blog', {
    ...page,
    publisher: reference,
    blogPost: z.array(z.object({ '@type': z.literal('BlogPosting'), headline: text, url: address })),
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

/** What is wrong with a page's structured data: required properties, unknown types, references to what the page does not hold. */
export const structuredDataProblems = (jsonLd: readonly unknown[]): string[] => {
  const held = new Set(
    jsonLd.flatMap((data) =>
      typeof data === 'object' && data !== null && typeof Reflect.get(data, '@id') === 'string'
        ? [String(Reflect.get(data, '@id'))]
        : [],
    ),
  );
  const dangling = jsonLd.flatMap(idsIn).filter((id) => !held.has(id));
  const wrong = jsonLd.flatMap((data) => {
    const type = typed.safeParse(data).data?.['@type'] ?? 'nothing';
    if (!isKnown(type)) return [`${type} is no type that is known here`];
    const { error } = types[type].safeParse(data);
    return error ? [`${type}: ${z.prettifyError(error)}`] : [];
  });
  return [...wrong, ...new Set(dangling.map((id) => `${id} is referred to and is not on the page`))];
};

export const typesOf = (jsonLd: readonly unknown[]): string[] => jsonLd.map((data) => typed.parse(data)['@type']);
