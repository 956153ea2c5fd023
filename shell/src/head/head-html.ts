import { escapeHtml } from 'shared-lib/format';
import type { Head, HeadTag } from './head-tags.ts';

const attributesToHtml = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const tagToHtml = (tag: HeadTag): string =>
  tag.tag === 'json-ld'
    ? `<script type="application/ld+json" data-head="${tag.key}">${tag.json}</script>`
    : `<${tag.tag}${attributesToHtml(tag.attributes)} data-head="${escapeHtml(tag.key)}">`;

export const headToHtml = ({ title, tags }: Head): string =>
  `<title>${escapeHtml(title)}</title>${tags.map(tagToHtml).join('')}`;
