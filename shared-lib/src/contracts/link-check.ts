import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { optionalParagraphs } from './text.ts';

/** HTML of an article, as the editor has it. */
export const linkCheckInput = z.object({ body_html: optionalParagraphs(500_000) });
export type LinkCheckInput = z.infer<typeof linkCheckInput>;

/**
 * `ok` opens a page of the site, `moved` leads to it through a former slug, `hidden` is not public now, `missing` leads nowhere,
 * `unchecked` is another site, which is never called, and `invalid` is no link.
 */
export const linkStates = ['ok', 'moved', 'hidden', 'missing', 'unchecked', 'invalid'] as const;
export type LinkState = (typeof linkStates)[number];

export const checkedLink = z.object({
  href: z.string(),
  /** Text of the link. */
  text: z.string(),
  state: knownOr(linkStates, 'unchecked'),
  /** The path to use instead of a former slug; empty otherwise. */
  suggestion: z.string(),
});
export type CheckedLink = z.infer<typeof checkedLink>;

/** Each link of an article once, in its order. */
export const linkCheck = z.object({ links: z.array(checkedLink) });
export type LinkCheck = z.infer<typeof linkCheck>;
