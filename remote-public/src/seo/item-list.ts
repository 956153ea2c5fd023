import type { JsonLd } from 'shared-lib/seo';

interface Listed {
  name: string;
  path: string;
}

/** What a list page leads to, as search engines read it. */
export const itemList = (items: readonly Listed[], { origin }: URL): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: origin + path,
  })),
});
