import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Study } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import sharp from 'sharp';
import { breakingTexts, HOSTILE, hostileTexts } from 'testing/hostile-texts';
import { xssCorpus } from 'testing/xss-corpus';
import { extractTextItems, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { presentStudy } from '../resources/studies/present.ts';
import { scratchFolder, seededDatabase } from '../testing/test-app.ts';
import { createStudyFiles } from './study-files.ts';
import { studyDocument } from './study-document.ts';
import { contentOf, readObjects } from './text-layer/pdf-objects.ts';
import { typeset } from './typesetter.ts';

const studyOf = async (slug: string): Promise<Study> =>
  presentStudy(
    await seededDatabase().selectFrom('studies').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow(),
  );

const sourceOf = async (slug: string) => ({ study: await studyOf(slug), sectorName: 'الصناعي', company });

const filesIn = (folder: string) => {
  const warnings: string[] = [];
  const imageFolder = join(folder, 'images');
  mkdirSync(imageFolder, { recursive: true });
  const log = pino({}, { write: (line: string) => warnings.push(line) });
  return {
    files: createStudyFiles({ folder: join(folder, 'studies'), imageFolder, log }),
    stored: () => readdirSync(join(folder, 'studies')),
    imageFolder,
    warnings,
  };
};

test('ends the cash flow table with the totals of the study', async () => {
  const study = await studyOf('bottled-water');
  const { rows, indicators } = studyDocument({ study, sectorName: 'الصناعي', company, picture: null });
  expect(rows).toHaveLength(study.cash_flows.length);
  expect(rows[0]).toEqual(['0', '−1,890,000', '−1,890,000', '−1,890,000', '−1,890,000']);
  expect(rows.at(-1)).toEqual(['10', '595,200', '−1,194,000', '209,620', '−1,706,299']);
  const values = Object.fromEntries(indicators.map(({ label, value }) => [label, value]));
  expect(values).toMatchObject({
    'صافي القيمة الحالية': '−1,706,299',
    'معدل العائد الداخلي': '−9.1%',
    'فترة الاسترداد': 'لا يُسترد',
  });
});

test('tells beside the payback that later years take the money back', async () => {
  const flows = { cash_flows: [-100, 100, -50, 25], payback_years: 1 };
  const study = { ...(await studyOf('bottled-water')), ...flows };
  const { indicators } = studyDocument({ study, sectorName: 'الصناعي', company, picture: null });
  expect(indicators.find(({ label }) => label === 'فترة الاسترداد')).toMatchObject({
    value: '1',
    note: 'ثم يعود الرصيد سالباً في السنة 2، ولا يُسترد بعدها',
  });
});

test('shows the rate of return as unavailable when it is null', async () => {
  const study = { ...(await studyOf('bottled-water')), irr: null };
  const { indicators } = studyDocument({ study, sectorName: 'الصناعي', company, picture: null });
  expect(indicators.find(({ label }) => label === 'معدل العائد الداخلي')?.value).toBe('غير متاح');
});

test('labels the chart axis with round numbers that include zero', async () => {
  const { ticks } = studyDocument({
    study: await studyOf('restaurant-supply-platform'),
    sectorName: 'التقني',
    company,
    picture: null,
  });
  expect(ticks.map(({ label }) => label)).toEqual(['−500,000', '−250,000', '0', '250,000', '500,000']);
});

test('compiles a file once, and again when the study changes', async () => {
  const { files, stored } = filesIn(scratchFolder());
  const source = await sourceOf('solar-plant');
  expect(await files.sizeOf(source)).toBeNull();
  const [first, same] = await Promise.all([files.get(source), files.get(source)]);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(same).toEqual(first);
  expect(await files.sizeOf(source)).toBe(first.length);
  const [name] = stored();
  const changed = { ...source, study: { ...source.study, title_ar: 'عنوان آخر' } };
  expect(await files.sizeOf(changed)).toBeNull();
  await files.get(changed);
  expect(stored()).toHaveLength(1);
  expect(stored()).not.toContain(name);
});

test('embeds the cover image, and compiles a new file for another image', async () => {
  const { files, imageFolder } = filesIn(scratchFolder());
  const { study, ...others } = await sourceOf('solar-plant');
  const source = { ...others, study: { ...study, cover: '/storage/energy.png' } };
  const plain = await files.get(source);
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#17625F' } })
    .png()
    .toFile(join(imageFolder, 'energy.png'));
  expect(await files.sizeOf(source)).toBeNull();
  const pictured = await files.get(source);
  expect(pictured.includes('/DCTDecode')).toBe(true);
  expect(plain.includes('/DCTDecode')).toBe(false);
});

test('compiles missing files together, and no file twice', async () => {
  const { files, stored } = filesIn(scratchFolder());
  const sources = [await sourceOf('solar-plant'), await sourceOf('greenhouse'), await sourceOf('cold-store')];
  await files.get(sources[0] ?? (await sourceOf('solar-plant')));
  expect(await files.prepare(sources)).toBe(2);
  expect(stored()).toHaveLength(3);
  expect(await files.prepare(sources)).toBe(0);
});

test('returns the file even when the folder is not writable', async () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, 'studies'), 'a file is in the way');
  const { files, warnings } = filesIn(folder);
  const source = await sourceOf('solar-plant');
  expect((await files.get(source)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await files.sizeOf(source)).toBeNull();
  expect(warnings.join('')).toContain('a study file could not be stored');
});

test('rejects with the diagnostics of the compiler', async () => {
  const job = { template: '#panic("no such thing")', document: '{}', picture: null };
  const order = { items: [job], jobOf: async () => job, onPdf: async () => undefined };
  await expect(typeset(order)).rejects.toThrow(
    /exited without a PDF: .*The document cannot be compiled: .*no such thing/s,
  );
});

/** What the fonts of a PDF say that their glyphs mean. */
const glyphTexts = (pdf: Buffer): string[] => {
  const { objects } = readObjects(pdf);
  const maps = [...objects.values()].filter(({ dictionary }) => dictionary.includes('/Type /CMap'));
  return maps.flatMap((map) =>
    [
      ...contentOf(map)
        .toString('latin1')
        .matchAll(/^<[0-9a-f]{4}> <([0-9a-f]{4,})>$/gim),
    ].map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le')),
  );
};

const arabicWords = (text: string): string[] => text.match(/[\u0621-\u0652]+/g) ?? [];
const MARK = /\p{M}/u;
/** Firefox puts the mark of a word's edge on the other side of the space, so only words without marks can be compared. */
const bareWords = (text: string): string[] => arabicWords(text).filter((word) => !MARK.test(word));

/** The text as Firefox reads it, its parts apart. */
const textOfPdf = async (pdf: Buffer): Promise<string> => {
  const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(pdf)));
  return items
    .flat()
    .map(({ str }) => str)
    .join(' ');
};

test('every glyph of a PDF stands for one character', async () => {
  const { files } = filesIn(scratchFolder());
  const texts = glyphTexts(await files.get(await sourceOf('bottled-water')));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => Array.from(text).length > 1)).toEqual([]);
});

test('text copied from a PDF is the text of the study', async () => {
  const { files } = filesIn(scratchFolder());
  for (const slug of ['bottled-water', 'central-kitchen']) {
    const source = await sourceOf(slug);
    const { title, kind, verdict, facts, summary, market, indicators, phases, contents, assumptions } = studyDocument({
      ...source,
      picture: null,
    });
    const copied = await textOfPdf(await files.get(source));
    const words = new Set(arabicWords(copied.replaceAll(/\s?\p{M}/gu, '')));
    expect(verdict?.word).toBeTruthy();
    const cover = { title, kind, facts, verdict: [verdict?.word, verdict?.sentence] };
    const shown = JSON.stringify({ ...cover, summary, market, indicators, phases, contents, assumptions });
    expect(bareWords(shown.replaceAll('\\n', ' ')).filter((word) => !words.has(word))).toEqual([]);
    expect(copied).not.toMatch(/(\p{M})\s?\1/u);
    // One line in its order.
    expect(copied).toContain(String(summary[0]).split(' ').slice(0, 9).join(' '));
  }
});

test('typesets every text that a row may hold, without what nobody sees', async () => {
  const { files, warnings } = filesIn(scratchFolder());
  const source = await sourceOf('bottled-water');
  const texts = [...hostileTexts('سارة ali'), ...breakingTexts, ...xssCorpus];
  const study: Study = {
    ...source.study,
    title_ar: texts.join('').slice(0, 2000),
    country: texts[1] ?? '',
    toc: texts.slice(0, 20).map((title) => ({ title, pages: 1 })),
    assumptions: texts,
  };
  const hostile = { study, sectorName: texts[0] ?? '', company };
  const pdf = await files.get(hostile);
  const copied = await textOfPdf(pdf);
  const hidden = Array.from(copied).filter((character) => HOSTILE.test(character));
  expect(hidden.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
  expect(copied.match(/ali/g)?.length).toBeGreaterThan(hostileTexts('').length * 2);
  for (const text of ['window.pwned=1', 'HYPERLINK', 'label', 'Ελλάδα', 'Привет']) expect(copied).toContain(text);
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)));
  expect(String(info.Title)).toContain('ali');
  expect(String(info.Title).replaceAll(/[\s\u200C-\u200F\u061C\u2066-\u2069\u202A-\u202C]/g, '')).not.toMatch(HOSTILE);
  expect(warnings).toEqual([]);
});

test('keeps the contents of the full study together on one page', async () => {
  const { files } = filesIn(scratchFolder());
  for (const slug of ['greenhouse', 'bottled-water']) {
    const source = await sourceOf(slug);
    const pdf = await getDocumentProxy(new Uint8Array(await files.get(source)));
    const { items } = await extractTextItems(pdf);
    const pages = items.map((page) => page.map(({ str }) => str).join(' '));
    const rowsOn = pages.map((page) => source.study.toc.filter(({ title }) => page.includes(title)).length);
    expect(Math.max(...rowsOn)).toBe(source.study.toc.length);
    expect(pages[rowsOn.indexOf(source.study.toc.length)]).toContain('محتويات الدراسة الأصلية');
  }
});
