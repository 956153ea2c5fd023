import { escapeHtml } from 'shared-lib/format';

/** The content of an email, written once and sent as plain text and as HTML. */
export interface EmailContent {
  subject: string;
  parts: EmailPart[];
}

/** A paragraph, a labelled value (`isLatin` for phone numbers, e-mail addresses and references), or a link. */
export type EmailPart = string | { label: string; value: string; isLatin?: boolean } | { label: string; link: string };

const toText = (part: EmailPart): string => {
  if (typeof part === 'string') return part;
  return 'link' in part ? part.link : `${part.label}: ${part.value}`;
};

const toHtml = (part: EmailPart): string => {
  if (typeof part === 'string') return `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`;
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`;
  const value = escapeHtml(part.value).replaceAll('\n', '<br>');
  return `<p><strong>${escapeHtml(part.label)}:</strong> ${part.isLatin ? `<bdi dir="ltr">${value}</bdi>` : value}</p>`;
};

export const emailBodyText = ({ parts }: EmailContent): string => `${parts.map(toText).join('\n\n')}\n`;

export const emailBodyHtml = ({ subject, parts }: EmailContent): string =>
  `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
  `<body dir="rtl" style="font-family:Tahoma,Arial,sans-serif;line-height:1.8;text-align:start">${parts.map(toHtml).join('')}</body></html>`;
