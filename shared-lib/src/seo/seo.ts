import { company } from 'shared-lib/copy';

/** A schema.org object. The shell escapes `<` when it renders it. */
export type JsonLd = Record<string, unknown> & { '@type': string };

export interface Seo {
  title: string;
  description: string;
  /** Canonical path of the page, without origin. */
  canonicalPath?: string;
  /** Path or URL of the picture for link previews (1200×630). */
  image?: string;
  /** What the picture shows, for people who do not see it; the title when missing. */
  alt?: string;
  type?: 'website' | 'article';
  noindex?: boolean;
  jsonLd?: JsonLd[];
}

/** Appends the company name to a title that does not contain it (specification §9). */
export const pageTitle = (title: string, companyName: string = company.name): string =>
  title.includes(companyName) ? title : `${title} | ${companyName}`;
