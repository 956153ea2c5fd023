/** Attribute that keeps the text of a `style` attribute for `promoteFontWeight`. */
export const FORMER_STYLE = 'data-was-style';

/**
 * Renames style and handler attributes and removes style and script elements before the HTML is parsed. Then it renames the tags
 * that are left: what surrounds a removed element may form another one. The parser obeys the security policy, so each of them would
 * be reported although nothing runs. This prevents reports; it is not the protection.
 */
export const renameRefusedParts = (html: string): string =>
  html
    .replace(/<(style|script|xml)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(\/?)(style|script)\b/gi, '<$1was-$2')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/([\s"'/])style\s*=/gi, `$1${FORMER_STYLE}=`).replace(/([\s"'/])on(\w+)\s*=/gi, '$1data-was-$2='),
    );
