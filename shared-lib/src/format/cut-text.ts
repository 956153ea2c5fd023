/** The start of a text, at most `max` UTF-16 code units long, which never ends with half of a character. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
