import { xmlText } from 'shared-lib/format';
import type { Head, HeadTag } from './head-tags.ts';

const attributesToHtml = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');

const tagToHtml = (tag: HeadTag): string =>
  tag.tag === 'json-ld'
    ? `<script type="application/ld+json" data-head="${tag.key}">${tag.json}</script>`
    : `<${tag.tag}${attributesToHtml(tag.attributes)} data-head="${xmlText(tag.key)}">`;

/**
 * Any text is accepted in titles and attributes: `xmlText` escapes it and removes what reverses a line in a tab, a search result or a link
 * card. JSON-LD is escaped by `headOf`.
 */
export const headToHtml = ({ title, tags }: Head): string =>
  `<title>${xmlText(title)}</title>${tags.map(tagToHtml).join('')}`;
