import DOMPurify, { type Config } from 'dompurify';

/** Attribute that keeps the text of a `style` attribute for `promoteTextStyles`, and for readers of pasted content. */
export const FORMER_STYLE = 'data-was-style';

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

/** Marks that spans carry as styles, and the elements that stand for them here. Bold text is read from its weight. */
const STYLED_MARKS = [
  { tag: 'em', property: 'font-style', value: /italic|oblique/i, existing: 'em, i' },
  // The underline of a link is its look, not a mark of its text.
  { tag: 'u', property: 'text-decoration(?:-line)?', value: /underline/i, existing: 'u, a' },
  { tag: 's', property: 'text-decoration(?:-line)?', value: /line-through/i, existing: 's' },
] as const;

/** The value of a property in a style: the last one, as in browsers. */
const declared = (style: string, property: string): string =>
  [...style.matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'gi'))].at(-1)?.[1]?.trim() ?? '';

const wrapContent = (element: Element, tag: string): void => {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
};

/**
 * Turns the styles of Google Docs into elements: it wraps everything in `<b style="font-weight:normal">` and marks bold, slanted,
 * underlined and struck text with the styles of a span.
 */
const promoteTextStyles = (element: Element): void => {
  const style = element.getAttribute(FORMER_STYLE);
  if (style === null) return;
  const weight = declared(style, 'font-weight');
  if (element.localName === 'b' && weight !== '' && !isBold(weight)) element.replaceWith(...element.childNodes);
  if (element.localName !== 'span') return;
  if (isBold(weight) && !element.closest('b, strong')) wrapContent(element, 'strong');
  for (const { tag, property, value, existing } of STYLED_MARKS)
    if (value.test(declared(style, property)) && !element.closest(existing)) wrapContent(element, tag);
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
  'data-block',
  'data-chart',
  'data-cubits',
];
/** Attributes that hold no URL. Without the list the strict rule for URLs removes `dir` and `colspan`. */
const NO_URL_ATTR = [
  'dir',
  'lang',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'data-align',
  'data-block',
  'data-chart',
  'data-cubits',
];
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
  if (node instanceof Element) promoteTextStyles(node);
});

/** Cleans HTML and returns its nodes, for an editor that parses them. */
export const toFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(renameRefusedParts(html), { ...config, RETURN_DOM_FRAGMENT: true });

/**
 * Cleans pasted HTML for code that interprets it: all headings stay, and the styles and classes by which Word and Google Docs describe
 * lists and tables are in `FORMER_STYLE` and `class`. It is safe to insert, but no content to store.
 */
export const toPastedFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(renameRefusedParts(html), {
    ...config,
    ALLOWED_TAGS: [...config.ALLOWED_TAGS, 'h1', 'h5', 'h6'],
    ALLOWED_ATTR: [...ALLOWED_ATTR, FORMER_STYLE, 'class'],
    ADD_URI_SAFE_ATTR: [...NO_URL_ATTR, FORMER_STYLE, 'class'],
    RETURN_DOM_FRAGMENT: true,
  });

/** Cleans HTML and returns it for `dangerouslySetInnerHTML`, as text where the browser has no Trusted Types. */
export const toTrustedHtml = (html: string): TrustedHTML | string =>
  policy
    ? DOMPurify.sanitize(renameRefusedParts(html), { ...config, RETURN_TRUSTED_TYPE: true })
    : DOMPurify.sanitize(renameRefusedParts(html), config);
