import { company } from 'shared-lib/copy';

/** schema.org object; `<` is escaped where it is printed. */
export type JsonLd = Record<string, unknown> & { '@type': string };

export interface Seo {
  title: string;
  description: string;
  /** Path of the page's one address, without origin. */
  canonicalPath?: string;
  /** Path or address of the picture for chats and networks (1200×630). */
  image?: string;
  type?: 'website' | 'article';
  noindex?: boolean;
  jsonLd?: JsonLd[];
}

/** Titles carry the company's name unless they already do (specification §9). */
export const pageTitle = (title: string, companyName: string = company.name): string =>
  title.includes(companyName) ? title : `${title} | ${companyName}`;
