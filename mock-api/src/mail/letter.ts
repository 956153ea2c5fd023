/** A letter as it is written once and sent in two forms. */
export interface Letter {
  subject: string;
  parts: LetterPart[];
}

/** A paragraph; a fact with its name (`isLatin` for phones, addresses and references); a link with its words. */
export type LetterPart = string | { label: string; value: string; isLatin?: boolean } | { link: string; words: string };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const asText = (part: LetterPart): string => {
  if (typeof part === 'string') return part;
  return 'link' in part ? part.link : `${part.label}: ${part.value}`;
};

const asHtml = (part: LetterPart): string => {
  if (typeof part === 'string') return `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`;
  if ('link' in part) return `<p><a href="${escaped(part.link)}">${escaped(part.words)}</a></p>`;
  const value = escaped(part.value).replaceAll('\n', '<br>');
  return `<p><strong>${escaped(part.label)}:</strong> ${part.isLatin ? `<bdi dir="ltr">${value}</bdi>` : value}</p>`;
};

export const letterText = ({ parts }: Letter): string => `${parts.map(asText).join('\n\n')}\n`;

export const letterHtml = ({ subject, parts }: Letter): string =>
  `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
  `<body dir="rtl" style="font-family:Tahoma,Arial,sans-serif;line-height:1.8;text-align:start">${parts.map(asHtml).join('')}</body></html>`;
