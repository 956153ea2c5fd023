import type { JsonLd } from 'shared-lib/seo';

interface ListedPage {
  name: string;
  path: string;
}

/** Structured data of a list page (schema.org/ItemList). */
export const itemList = (items: readonly ListedPage[], { origin }: URL): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + path,
  })),
});
