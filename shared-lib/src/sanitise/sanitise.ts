import DOMPurify, { type Config } from 'dompurify';
import { promoteFontWeight } from './font-weight.ts';
import { renameRefusedParts } from './rename-refused-parts.ts';

const textTags = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'bdi', 'span'];
const blockTags = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a', 'img', 'figure', 'figcaption'];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const ALLOWED_ATTR = [
  'href',
  'src',
  'alt',
  'title',
  'dir',
  'lang',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'data-align',
  'data-chart',
];
/** Attributes that hold no URL. Without the list the strict rule for URLs removes `dir` and `colspan`. */
const NO_URL_ATTR = ['dir', 'lang', 'colspan', 'rowspan', 'scope', 'start', 'data-align', 'data-chart'];
const SAFE_URL = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

const refuse = (): never => {
  throw new TypeError('The sanitiser creates no scripts.');
};

/**
 * The parser of DOMPurify needs a Trusted Types policy. It is private and passes text unchanged: only DOMPurify receives it. A
 * second policy of the same name cannot be created, so each document may hold one copy of this module.
 */
const policy = globalThis.window?.trustedTypes?.createPolicy('sanitised-html', {
  createHTML: (html) => html,
  createScriptURL: refuse,
  createScript: refuse,
});

const config = {
  ALLOWED_TAGS: [...textTags, ...blockTags, ...tableTags],
  ALLOWED_ATTR,
  ALLOWED_URI_REGEXP: SAFE_URL,
  ADD_URI_SAFE_ATTR: NO_URL_ATTR,
  ALLOW_DATA_ATTR: false,
  FORBID_ATTR: ['style'],
  ...(policy ? { TRUSTED_TYPES_POLICY: policy } : {}),
} satisfies Config;

DOMPurify.addHook('beforeSanitizeElements', (node) => {
  if (node instanceof Element) promoteFontWeight(node);
});

/** Cleans HTML and returns its nodes, for an editor that parses them. */
export const toFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(renameRefusedParts(html), { ...config, RETURN_DOM_FRAGMENT: true });

/** Cleans HTML and returns it for `dangerouslySetInnerHTML`, as text where the browser has no Trusted Types. */
export const toTrustedHtml = (html: string): TrustedHTML | string =>
  policy
    ? DOMPurify.sanitize(renameRefusedParts(html), { ...config, RETURN_TRUSTED_TYPE: true })
    : DOMPurify.sanitize(renameRefusedParts(html), config);
