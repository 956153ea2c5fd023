import sharp from 'sharp';
import { HOSTILE, hostileTexts } from 'testing/hostile-texts';
import { expect, test } from 'vitest';
import { sampleEmails } from '../resources/emails/samples.ts';
import { builtInContact } from './company-contact.ts';
import { emailBodyText, emailKinds, emailPreheader, emailSubject } from './email-content.ts';
import { emailBodyHtml, LOGO_SIZE, logoPng } from './email-html.ts';

const company = { ...builtInContact, hours: 'من الأحد إلى الخميس، من 9 صباحاً إلى 5 مساءً' };
const samples = sampleEmails({
  company,
  siteOrigin: 'https://www.miqyas.example',
  clock: () => new Date('2026-03-02T09:00:00Z'),
});
const written = samples.map(({ name, email }) => ({
  name,
  email,
  html: emailBodyHtml(email),
  text: emailBodyText(email),
}));

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);
const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
const linksOf = (html: string): string[] => all(html, /href="([^"]*)"/g).map(unescaped);

const VOID = new Set(['meta', 'img', 'br']);
const ELEMENTS = new Set('html head body meta title style table tr td p div span a img br h1 h2'.split(' '));

/** Mistakes that mail programs repair in different ways: unknown, unclosed and wrongly nested elements, attributes without quotes or twice. */
const mistakesIn = (html: string): string[] => {
  const open: string[] = [];
  const mistakes: string[] = [];
  const visible = html.replace(/^<!doctype html>/, '').replaceAll(/<!--[\s\S]*?-->/g, '');
  for (const [tag, slash, name = '', attributes = ''] of visible.matchAll(/<(\/?)([\w-]*)([^>]*)>/g)) {
    if (!ELEMENTS.has(name)) mistakes.push(`unknown element: ${tag}`);
    const names = all(attributes, /\s([\w-]+)="[^"<>]*"/g);
    if (attributes.replaceAll(/\s[\w-]+="[^"<>]*"/g, '') !== '') mistakes.push(`attribute without quotes: ${tag}`);
    if (new Set(names).size < names.length) mistakes.push(`attribute twice: ${tag}`);
    if (slash) {
      const last = open.pop();
      if (last !== name) mistakes.push(`</${name}> closes ${last}`);
    } else if (!VOID.has(name)) open.push(name);
  }
  if (/&(?!#?\w+;)/.test(visible)) mistakes.push('an ampersand that is not escaped');
  return [...mistakes, ...open.map((name) => `not closed: ${name}`)];
};

test('mistakes in HTML are found', () => {
  for (const html of ['<p>', '<p><a></p></a>', '<p class=x></p>', '<p id="a" id="b"></p>', '<b></b>', '<p>a & b</p>'])
    expect(mistakesIn(html), html).not.toEqual([]);
});

test('every kind of email has a sample', () => {
  expect(new Set(samples.map(({ email }) => email.kind))).toEqual(new Set(emailKinds));
});

test.each(written)('the email «$name» is well-formed HTML, right to left, in Arabic', ({ html }) => {
  expect(mistakesIn(html)).toEqual([]);
  expect(html).toMatch(/<html lang="ar" dir="rtl">/);
  // Gmail removes the elements around the content, so the tables say it again.
  expect(html).toMatch(/<table [^>]*dir="rtl"[^>]*lang="ar"/);
  // Outlook renders with Word: what its comments open, they close.
  expect(all(html, /<!--\[if mso\]><(table)/g)).toHaveLength(1);
  expect(html).toContain('</table><![endif]-->');
  expect(html).not.toMatch(/display:\s*(?:flex|grid)|float:|position:|<svg|<form|<script/);
});

test.each(written)('the email «$name» loads nothing, and is at most 600 px wide and 100 kB long', ({ html }) => {
  expect(all(html, /src="([^"]*)"/g)).toEqual(['cid:logo@miqyas']);
  expect(html).not.toMatch(/url\(|@import|<link/);
  const widths = [...all(html, /width="(\d+)"/g), ...all(html, /width:(\d+)px/g)].map(Number);
  expect(Math.max(...widths)).toBe(600);
  // Gmail cuts longer messages off.
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});

test.each(written)('no long word of the email «$name» makes it wider than a phone', ({ html }) => {
  const visible = html.slice(html.indexOf('<h1'));
  const parts = visible.matchAll(
    /<(?:div|p|span)[^>]*style="([^"]*)"[^>]*>((?:(?!<(?:div|p|td)\b)[\s\S])*?)<\/(?:div|p|td)>/g,
  );
  const wide = [...parts].filter(([, style = '', content = '']) => {
    const words = content.replaceAll(/<[^>]*>/g, ' ').split(/\s/);
    return words.some(({ length }) => length > 40) && !`${style}${content}`.includes('word-break:break-all');
  });
  expect(wide).toEqual([]);
});

test.each(written)('the links of the email «$name» are absolute, and its text part has each', ({ html, text }) => {
  const links = linksOf(html);
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    expect(link).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
    // A number is as its owner typed it.
    const shown = link.startsWith('https') ? link : link.replace(/^(?:mailto:|tel:\+966)/, '');
    expect(text).toContain(shown);
  }
});

test.each(written)(
  'the email «$name» has a preheader, one button at most, and says who writes',
  ({ email, html, text }) => {
    expect(emailPreheader(email)).not.toBe('');
    expect(html).toContain(emailPreheader(email).slice(0, 20));
    expect(html.split('display:inline-block;padding:13px 28px').length - 1).toBeLessThanOrEqual(1);
    for (const line of [company.name, company.address, company.hours]) {
      expect(html).toContain(line);
      expect(text).toContain(line);
    }
    expect(html).toMatch(/<img src="cid:logo@miqyas" width="44" height="44" alt="شعار [^"]+"/);
  },
);

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Each text colour on the ground of its nearest cell, outside of the rules for dark mailboxes. */
const colourPairs = (html: string): [string, string][] => {
  const pairs: [string, string][] = [];
  const grounds: string[] = [];
  for (const [tag, closing, name = '', attributes = ''] of html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (/^(?:meta|img|br|html|head|title|doctype)$/i.test(name) || tag.startsWith('<!')) continue;
    if (closing) {
      grounds.pop();
      continue;
    }
    const ground = /background-color:(#\w{6})/.exec(attributes)?.[1] ?? grounds.at(-1) ?? '#FFFFFF';
    grounds.push(ground);
    const [, colour] = /[";]color:(#\w{6})/.exec(attributes) ?? [];
    if (colour) pairs.push([colour, ground]);
  }
  return pairs;
};

test.each(written)('every text of the email «$name» has a contrast of at least 4.5', ({ html }) => {
  const pairs = colourPairs(html.replaceAll(/<!--[\s\S]*?-->/g, ''));
  expect(pairs.length).toBeGreaterThan(8);
  for (const [colour, ground] of pairs) expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThan(4.5);
});

test('a dark mailbox has colours of its own, whose contrast is at least 4.5 too', () => {
  const [html = ''] = written.map((one) => one.html);
  const rules = /@media \(prefers-color-scheme:dark\)\{(.*)\}/.exec(html)?.[1] ?? '';
  const valueOf = (name: string, property: string) =>
    new RegExp(`\\.${name}\\{(?:[^}]*;)?${property}:(#\\w{6})!important`).exec(rules)?.[1] ?? '';
  const grounds = ['page', 'card', 'box'].map((name) => valueOf(name, 'background-color'));
  const colours = ['text', 'soft', 'mark'].map((name) => valueOf(name, 'color'));
  for (const ground of grounds) for (const colour of colours) expect(contrast(colour, ground)).toBeGreaterThan(4.5);
});

test('a hostile text stays text in every field of an email', () => {
  const [first] = samples;
  if (!first) throw new Error('There are no samples.');
  const tag = '</td><img src=x onerror=alert(1)><script>alert(1)</script>';
  for (const text of [tag, ...hostileTexts('سارة')]) {
    const email = {
      ...first.email,
      subject: text,
      preheader: text,
      heading: text,
      name: text,
      company: { ...company, name: text, address: text, hours: text },
      parts: [
        text,
        { details: text },
        { reference: text },
        { label: text, value: text },
        { label: text, link: 'https://www.miqyas.example/' },
        { steps: [{ when: text, what: text }] },
      ],
    };
    const html = emailBodyHtml(email);
    expect(html).not.toMatch(/<script|onerror=alert\(1\)>|<img src=x/);
    expect(emailSubject(email)).not.toMatch(HOSTILE);
    expect(html.replaceAll('&#847;&zwnj;&nbsp;', '')).not.toMatch(/[\u202D\u202E\u200B\uFEFF\p{Cs}\0]/u);
  }
});

test('the logo is a small PNG with twice the pixels of its place', async () => {
  const png = await logoPng();
  expect(png.length).toBeLessThan(2000);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: LOGO_SIZE * 2, height: LOGO_SIZE * 2 });
});
