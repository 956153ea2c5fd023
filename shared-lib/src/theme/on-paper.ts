/** Put these attributes on parts of a page that are of no use on paper: links to other pages, forms, offers. */
export const SCREEN_ONLY = { 'data-screen-only': '' } as const;

/** For a grid that holds blocks below each other: browsers break a grid across sheets badly, with text over text. */
export const paperStack = `
  @media print {
    display: block;
    > * + * {
      margin-block-start: var(--s5);
    }
  }
`;
