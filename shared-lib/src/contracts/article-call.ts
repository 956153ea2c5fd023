import { isSafeLink } from 'shared-lib/paths';

/**
 * A call to action inside an article: a sentence and a button that leads to a page of this site. It is stored as a paragraph,
 * `<p data-block="call-to-action">sentence <a href="/path">button</a></p>`, so that a reader that does not know it shows a sentence with
 * a link.
 */
export const ARTICLE_CALL = 'call-to-action';

/** Longest texts of the block in the editor, in characters. */
export const ARTICLE_CALL_MAX = { text: 240, button: 40 } as const;

/** Whether a link leads to a page of this site: a path, with query and fragment if need be. */
export const isCallTarget = (href: string): boolean => href.startsWith('/') && isSafeLink(href);
