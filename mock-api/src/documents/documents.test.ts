import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Study } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { presentStudy } from '../resources/studies/present.ts';
import { scratchFolder, seededDatabase } from '../testing/test-app.ts';
import { createStudyFiles } from './study-files.ts';
import { studyDocument } from './study-document.ts';
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
  expect(rows[0]).toEqual(['0', '-1,890,000', '-1,890,000', '-1,890,000', '-1,890,000']);
  expect(rows.at(-1)).toEqual(['10', '595,200', '-1,194,000', '209,620', '-1,706,299']);
  const values = Object.fromEntries(indicators.map(({ label, value }) => [label, value]));
  expect(values).toMatchObject({
    'صافي القيمة الحالية': '-1,706,299',
    'معدل العائد الداخلي': '-9.05%',
    'فترة الاسترداد': 'لا يُسترد',
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
  expect(ticks.map(({ label }) => label)).toEqual(['-500,000', '-250,000', '0', '250,000', '500,000']);
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
