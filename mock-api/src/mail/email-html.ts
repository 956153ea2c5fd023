import { company as builtIn } from 'shared-lib/copy';
import { printableText } from 'shared-lib/contracts';
import { escapeHtml, splitFigures, telHref } from 'shared-lib/format';
import sharp from 'sharp';
import { emailLayout } from '../copy/emails.ts';
import { whatsappLink } from './company-contact.ts';
import {
  emailHeading,
  emailPreheader,
  emailSubject,
  type EmailContent,
  type EmailPart,
  type EmailStep,
} from './email-content.ts';

/** Content id of the logo, which the HTML part shows from the email itself: mailboxes block pictures of other servers. */
export const LOGO_CID = 'logo@miqyas';
/** Edge in CSS px. The picture has twice as many pixels. */
export const LOGO_SIZE = 44;

/** The logo mark on a transparent ground: the octagon in brass, its scale in ink. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${LOGO_SIZE * 2}" height="${LOGO_SIZE * 2}"><path d="M18.75 0H45.25L64 18.75V45.25L45.25 64H18.75L0 45.25V18.75Z" fill="#DDB56A"/><path d="M45 13h4v38h-4zM37 46h8v5h-8zM31.5 35h13.5v5H31.5zM25 24h20v5H25zM15 13h30v5H15z" fill="#0A272C"/></svg>`;

let png: Promise<Buffer> | undefined;

/** The logo as a PNG, because Outlook and Gmail show no SVG. Made once. */
export const logoPng = (): Promise<Buffer> => (png ??= sharp(Buffer.from(MARK)).png({ palette: true }).toBuffer());

// The HTML of all emails. Mail programs know little: tables with widths for Outlook, which renders with Word; styles at each element,
// because Gmail on phones of other mailboxes removes style elements; no pictures, fonts or styles of a server. The style element only
// adds what may be missing: dark colours and phone margins. MJML and React Email were not taken: each brings
// more than a hundred packages or React into the API, and neither writes right-to-left columns better than `dir` does.

/** Greatest width in px. */
const WIDTH = 600;
const FONTS = "'Segoe UI','SF Arabic','Geeza Pro',Tahoma,Arial,sans-serif";

/** Colours of the theme (`shared-lib/theme`). A mail program has no custom properties. */
const ink950 = '#061A1E';
const ink900 = '#0A272C';
const nile200 = '#BCD6CF';
const nile600 = '#17625F';
const brass400 = '#DDB56A';
const brass700 = '#80571A';
const sand100 = '#F4EFE4';
const white = '#FFFFFF';
const paper = '#FBF9F4';
const text = '#14282B';
const soft = '#46585A';
const line = '#E2DCCE';

/** Also for Outlook.com, which marks what it darkened with `data-ogsc` and `data-ogsb`. */
const darkRules = [
  ['page', `background-color:${ink950}`],
  ['card', `background-color:${ink900}`],
  ['box', 'background-color:#0F363C;border-color:#24474C'],
  ['rule', 'border-color:#24474C'],
  ['text', `color:${paper}`],
  ['soft', `color:${nile200}`],
  ['mark', `color:${brass400}`],
] as const;

const important = (rule: string) =>
  rule
    .split(';')
    .map((one) => `${one}!important`)
    .join(';');

const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${darkRules.map(([name, rule]) => `.${name}{${important(rule)}}`).join('')}}`,
  ...darkRules.map(([name, rule]) =>
    rule.startsWith('color') ? `[data-ogsc] .${name}{${important(rule)}}` : `[data-ogsb] .${name}{${important(rule)}}`,
  ),
  '@media (max-width:480px){.pad{padding-right:20px!important;padding-left:20px!important}.out{padding:0!important}}',
].join('\n');

const escaped = (value: string): string => escapeHtml(printableText(value)).replaceAll('\n', '<br>');

/** Text from left to right. A span, because Gmail and Outlook remove `bdi`. */
const latin = (value: string): string => `<span dir="ltr">${escaped(value)}</span>`;

/** Text whose percentages and signed numbers keep their order between Arabic letters. */
const prose = (value: string): string =>
  splitFigures(value)
    .map((part, index) => (index % 2 === 1 ? latin(part) : escaped(part)))
    .join('');

const paragraph = (html: string, style = ''): string =>
  `<p class="text" style="margin:0 0 16px;color:${text};font-size:16px;line-height:1.9;${style}">${html}</p>`;

const table = (rows: string, style = '', attributes = ''): string =>
  `<table role="presentation" dir="rtl" width="100%" cellpadding="0" cellspacing="0" border="0"${attributes} style="${style}">${rows}</table>`;

const GAUGE_PARTS = 50;
const LONG_MARK = 5;
/** Of a short mark, in px. */
const MARK_HEIGHT = 5;

/** A ruler whose every fifth mark is long. Made of cells, so that it is there when pictures are blocked. */
const gauge = (): string => {
  const mark = `border-right:1px solid ${brass400};`;
  const cell = (count: number) =>
    `<td width="${100 / count}%" height="${MARK_HEIGHT}" style="height:${MARK_HEIGHT}px;${mark}font-size:1px;line-height:1px">&nbsp;</td>`;
  const row = (count: number) =>
    `<tr><td bgcolor="${ink900}" style="background-color:${ink900}">${table(`<tr>${cell(count).repeat(count)}</tr>`, 'table-layout:fixed')}</td></tr>`;
  return row(GAUGE_PARTS / LONG_MARK) + row(GAUGE_PARTS);
};

const referenceBox = (reference: string, label: string = emailLayout.reference): string =>
  table(
    `<tr><td class="box" bgcolor="${sand100}" align="right" style="padding:14px 18px;border:1px solid ${line};background-color:${sand100}">` +
      `<div class="soft" style="color:${soft};font-size:13px;line-height:1.7">${escaped(label)}</div>` +
      `<div class="text" style="color:${text};font-size:20px;font-weight:bold;line-height:1.6">${latin(reference)}</div></td></tr>`,
    'margin:0 0 20px',
  );

const details = (words: string): string =>
  table(
    `<tr><td align="right" style="padding:2px 16px;border-right:3px solid ${brass400}">${paragraph(prose(words), 'margin:0;')}</td></tr>`,
    'margin:0 0 20px',
  );

const button = (label: string, link: string): string =>
  table(
    `<tr><td align="right"><table role="presentation" dir="rtl" cellpadding="0" cellspacing="0" border="0"><tr>` +
      `<td bgcolor="${brass400}" align="center" style="border-radius:2px;background-color:${brass400}">` +
      `<a href="${escapeHtml(link)}" style="display:inline-block;padding:13px 28px;border:1px solid ${brass400};border-radius:2px;color:${ink950};font-size:16px;font-weight:bold;line-height:1.4;text-decoration:none">${escaped(label)}</a></td></tr></table></td></tr>`,
    'margin:4px 0 12px',
  ) +
  `<p class="soft" style="margin:0 0 20px;color:${soft};font-size:13px;line-height:1.7">${emailLayout.brokenButton}<br>` +
  `<span dir="ltr" style="word-break:break-all">${escapeHtml(link)}</span></p>`;

const anchor = (html: string, link: string): string =>
  `<a class="mark" href="${escapeHtml(link)}" style="color:${nile600};text-decoration:underline">${html}</a>`;

const step = ({ when, what }: EmailStep, index: number, all: readonly EmailStep[]): string => {
  const edge = index === all.length - 1 ? '' : `border-bottom:1px solid ${line};`;
  return (
    `<tr><td class="rule mark" width="34" valign="top" align="right" style="width:34px;padding:10px 0;${edge}color:${brass700};font-size:18px;font-weight:bold;line-height:1.5">${index + 1}</td>` +
    `<td class="rule" valign="top" align="right" style="padding:10px 0;${edge}">` +
    `<div class="mark" style="color:${brass700};font-size:14px;font-weight:bold;line-height:1.8">${escaped(when)}</div>` +
    `<div class="text" style="color:${text};font-size:16px;line-height:1.8">${prose(what)}</div></td></tr>`
  );
};

const stepList = (title: string, steps: readonly EmailStep[]): string =>
  `<h2 class="text" style="margin:4px 0 6px;color:${text};font-size:17px;font-weight:bold;line-height:1.6">${escaped(title)}</h2>` +
  table(steps.map(step).join(''), 'margin:0 0 20px');

/** A labelled value. A long one stands under its label. */
const LONG_VALUE = 60;

const fact = ({ label, value, isLatin, href }: Extract<EmailPart, { value: string }>): string => {
  const shown = isLatin ? latin(value) : prose(value);
  const isLong = value.length > LONG_VALUE || value.includes('\n');
  // A long value without spaces, such as a hash, would widen the email beyond a phone.
  const breaking = isLatin && isLong ? ';word-break:break-all' : '';
  const content = `<div class="text" style="color:${text};font-size:16px;line-height:1.8${breaking}">${href ? anchor(shown, href) : shown}</div>`;
  const name = `<div class="soft" style="color:${soft};font-size:14px;line-height:1.9">${escaped(label)}</div>`;
  const cell = (html: string, width = '') =>
    `<td class="rule" valign="top" align="right"${width} style="padding:8px 0;border-bottom:1px solid ${line}">${html}</td>`;
  return table(isLong ? `<tr>${cell(name + content)}</tr>` : `<tr>${cell(name, ' width="36%"')}${cell(content)}</tr>`);
};

const partHtml = (part: EmailPart): string => {
  if (typeof part === 'string') return paragraph(prose(part));
  if ('details' in part) return details(part.details);
  if ('reference' in part) return referenceBox(part.reference, part.label);
  if ('steps' in part) return stepList(part.title ?? emailLayout.next, part.steps);
  if ('value' in part) return fact(part);
  return part.isSecondary ? paragraph(anchor(escaped(part.label), part.link)) : button(part.label, part.link);
};

/** Values follow each other without a gap, so what comes after the last one needs a space. */
const partsHtml = (parts: readonly EmailPart[]): string =>
  parts
    .map((part, index) => {
      const isValue = typeof part === 'object' && 'value' in part;
      const following = parts[index + 1];
      const isLast = isValue && !(typeof following === 'object' && 'value' in following);
      return partHtml(part) + (isLast ? '<div style="height:20px;line-height:20px;font-size:1px">&nbsp;</div>' : '');
    })
    .join('');

const header = ({ company }: EmailContent): string =>
  `<tr><td class="pad" bgcolor="${ink900}" style="padding:22px 32px 18px;background-color:${ink900}">` +
  table(
    `<tr><td width="${LOGO_SIZE + 14}" align="right" valign="middle" style="width:${LOGO_SIZE + 14}px">` +
      `<img src="cid:${LOGO_CID}" width="${LOGO_SIZE}" height="${LOGO_SIZE}" alt="${escaped(emailLayout.logo(company.name))}" style="display:block;border:0;color:${paper};font-size:12px"></td>` +
      `<td align="right" valign="middle"><div style="color:${paper};font-size:20px;font-weight:bold;line-height:1.4">${escaped(company.name)}</div>` +
      `<div style="color:${nile200};font-size:13px;line-height:1.6">${builtIn.tagline}</div></td></tr>`,
  ) +
  `</td></tr>${gauge()}`;

const footerLine = (html: string): string =>
  `<div style="color:${nile200};font-size:13px;line-height:1.9">${html}</div>`;

const footerLink = (html: string, link: string): string =>
  `<a href="${escapeHtml(link)}" style="color:${brass400};text-decoration:underline">${html}</a>`;

const footer = ({ company, thread }: EmailContent): string => {
  const { name, address, hours, email, whatsapp } = company;
  const number = telHref(whatsapp).replace('tel:', '+').replace('++', '+');
  return (
    `<tr><td class="pad" bgcolor="${ink950}" align="right" style="padding:22px 32px;background-color:${ink950}">` +
    `<div style="color:${paper};font-size:14px;font-weight:bold;line-height:1.9">${escaped(name)}</div>` +
    footerLine(escaped(address)) +
    (hours ? footerLine(`${emailLayout.hours}: ${escaped(hours)}`) : '') +
    (whatsapp
      ? footerLine(`${emailLayout.whatsapp}: ${footerLink(latin(number), whatsappLink(company, thread?.about))}`)
      : '') +
    footerLine(`${emailLayout.email}: ${footerLink(latin(email), `mailto:${email}`)}`) +
    '</td></tr>'
  );
};

const body = (email: EmailContent): string => {
  const { name, company } = email;
  return (
    `<tr><td class="card pad" bgcolor="${white}" align="right" style="padding:28px 32px 16px;background-color:${white}">` +
    `<h1 class="text" style="margin:0 0 14px;color:${text};font-size:22px;font-weight:bold;line-height:1.5">${escaped(emailHeading(email))}</h1>` +
    (name === undefined ? '' : paragraph(escaped(emailLayout.greeting(name)))) +
    partsHtml(email.parts) +
    (name === undefined ? '' : paragraph(escaped(emailLayout.signature(company.name)))) +
    '</td></tr>'
  );
};

/** Fills what mailboxes show after the preheader, so that they do not add the greeting. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

/** The HTML part. Its only picture is the logo that the email carries (`LOGO_CID`). */
export const emailBodyHtml = (email: EmailContent): string => {
  const subject = escapeHtml(emailSubject(email));
  return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"><meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title>
<style>
${STYLE}
</style>
<!--[if mso]><style>td,p,div,a,h1,h2{font-family:Tahoma,Arial,sans-serif!important}</style><![endif]-->
</head>
<body class="page" dir="rtl" style="margin:0;padding:0;background-color:${sand100};font-family:${FONTS}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(emailPreheader(email))}${FILLER}</div>
${table(
  `<tr><td class="out" align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="${WIDTH}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table(header(email) + body(email) + footer(email), `max-width:${WIDTH}px;text-align:right;font-family:${FONTS}`, ' lang="ar" align="center"')}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>`,
  `background-color:${sand100};font-family:${FONTS}`,
  ` class="page" bgcolor="${sand100}"`,
)}
</body></html>
`;
};
