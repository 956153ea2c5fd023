import { cleanText, printableText } from 'shared-lib/contracts';
import { escapeHtml } from 'shared-lib/format';

/**
 * The content of an email, written once and sent as plain text and as HTML. Any text is accepted: what reverses a line, or what mail
 * servers reject (controls such as NUL, RFC 5322 §2.2), is removed, because rows of earlier releases may hold it.
 */
export interface EmailContent {
  subject: string;
  parts: EmailPart[];
}

/**
 * A paragraph, a labelled value (`isLatin` for phone numbers, e-mail addresses and references; `href` for what calls or writes), or a
 * link.
 */
export type EmailPart =
  | string
  | { label: string; value: string; isLatin?: boolean; href?: string }
  | { label: string; link: string };

/**
 * One line, also when the name of a person in it has several. Mail programs would decode `=?utf-8?B?…?=` that somebody typed (RFC 2047),
 * so it gets a space.
 */
export const emailSubject = ({ subject }: EmailContent): string =>
  cleanText(subject).replaceAll(/=\?(?=[^\s?]+\?[bq]\?)/gi, '= ?');

const toText = (part: EmailPart): string => {
  if (typeof part === 'string') return printableText(part);
  return 'link' in part ? part.link : `${part.label}: ${printableText(part.value)}`;
};

const toHtml = (part: EmailPart): string => {
  if (typeof part === 'string') return `<p>${escapeHtml(printableText(part)).replaceAll('\n', '<br>')}</p>`;
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`;
  const value = escapeHtml(printableText(part.value)).replaceAll('\n', '<br>');
  const shown = `<bdi${part.isLatin ? ' dir="ltr"' : ''}>${value}</bdi>`;
  return `<p><strong>${escapeHtml(part.label)}:</strong> ${part.href ? `<a href="${escapeHtml(part.href)}">${shown}</a>` : shown}</p>`;
};

export const emailBodyText = ({ parts }: EmailContent): string => `${parts.map(toText).join('\n\n')}\n`;

export const emailBodyHtml = (email: EmailContent): string =>
  `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${escapeHtml(emailSubject(email))}</title></head>` +
  `<body dir="rtl" style="font-family:Tahoma,Arial,sans-serif;line-height:1.8;text-align:start">${email.parts.map(toHtml).join('')}</body></html>`;
