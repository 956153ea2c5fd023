/** Put these attributes on parts of a page that are of no use on paper: links to other pages, forms, offers. */
export const SCREEN_ONLY = { 'data-screen-only': '' } as const;
