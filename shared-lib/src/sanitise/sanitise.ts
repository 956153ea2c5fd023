import DOMPurify, { type Config } from 'dompurify';

/** Attribute that keeps the text of a `style` attribute for `promoteFontWeight`. */
const FORMER_STYLE = 'data-was-style';

/**
 * Renames style and handler attributes and removes style and script elements before the HTML is parsed. Then it renames the tags
 * that are left: what surrounds a removed element may form another one. The parser obeys the security policy, so each of them would
 * be reported although nothing runs. This prevents reports; it is not the protection.
 */
const renameRefusedParts = (html: string): string =>
  html
    .replace(/<(style|script|xml)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(\/?)(style|script)\b/gi, '<$1was-$2')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/([\s"'/])style\s*=/gi, `$1${FORMER_STYLE}=`).replace(/([\s"'/])on(\w+)\s*=/gi, '$1data-was-$2='),
    );

const BOLD_FROM = 600;
const isBold = (weight: string) => weight === 'bold' || Number(weight) >= BOLD_FROM;

/**
 * Corrects bold text of Google Docs: it wraps everything in `<b style="font-weight:normal">` and marks bold text with the
 * font weight of a span.
 */
const promoteFontWeight = (element: Element): void => {
  const weight = /font-weight:\s*(\w+)/i.exec(element.getAttribute(FORMER_STYLE) ?? '')?.[1];
  if (weight === undefined) return;
  if (element.localName === 'b' && !isBold(weight)) element.replaceWith(...element.childNodes);
  else if (element.localName === 'span' && isBold(weight) && !element.closest('b, strong')) {
    const bold = element.ownerDocument.createElement('strong');
    bold.append(...element.childNodes);
    element.append(bold);
  }
};

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
