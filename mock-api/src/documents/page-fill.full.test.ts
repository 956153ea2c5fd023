import { calculationInput } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import { extractTextItems, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { presentStudy } from '../resources/studies/present.ts';
import { seededDatabase } from '../testing/test-app.ts';
import { calculationDocument } from './calculation-document.ts';
import { studyDocument } from './study-document.ts';
import { readTemplate } from './compiler.ts';
import { typeset } from './typesetter.ts';

const PAGE_HEIGHT = 842;
/** Height of the lower margin, in which the footer is. */
const MARGIN = 65;

/** A page as its reader sees it: its words, and the part of the page (0 to 1) below its last line. */
interface PrintedPage {
  text: string;
  empty: number;
}

const pagesOf = async (pdf: Buffer): Promise<PrintedPage[]> => {
  const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(pdf)));
  return items.map((page) => {
    const lines = page.filter(({ str, y }) => str.trim() !== '' && y > MARGIN);
    const lowest = Math.min(...lines.map(({ y }) => y));
    return { text: lines.map(({ str }) => str).join(' '), empty: (lowest - MARGIN) / PAGE_HEIGHT };
  });
};

const print = async (template: 'study' | 'calculation', documents: readonly object[]): Promise<PrintedPage[][]> => {
  const source = await readTemplate(template);
  const pdfs: Buffer[] = [];
  await typeset({
    items: documents,
    jobOf: async (document) => ({ template: source, document: JSON.stringify(document), picture: null }),
    onPdf: async (_document, pdf) => void pdfs.push(pdf),
  });
  return Promise.all(pdfs.map(pagesOf));
};

/** The shortest and the longest texts, the fewest and the most years, and a negative result. */
const STUDIES = ['restaurant-supply-platform', 'central-kitchen', 'cold-store', 'bottled-water'];

test('a study has five full pages', async () => {
  const rows = await seededDatabase().selectFrom('studies').selectAll().where('slug', 'in', STUDIES).execute();
  expect(rows).toHaveLength(STUDIES.length);
  const documents = rows.map((row) =>
    studyDocument({ study: presentStudy(row), sectorName: 'الصناعي', company, picture: null }),
  );
  for (const pages of await print('study', documents)) {
    expect(pages).toHaveLength(5);
    const [, ...inner] = pages;
    expect(Math.max(...inner.map(({ empty }) => empty))).toBeLessThan(0.08);
  }
}, 60_000);

test('a study with long phases continues on the next page without an empty one', async () => {
  const row = await seededDatabase().selectFrom('studies').selectAll().executeTakeFirstOrThrow();
  const study = presentStudy(row);
  const phases = { ...study.phases, financial: `${study.phases.financial}\n`.repeat(3) };
  const document = studyDocument({ study: { ...study, phases }, sectorName: 'الصناعي', company, picture: null });
  const [pages = []] = await print('study', [document]);
  expect(pages).toHaveLength(5);
  expect(pages.at(-1)?.text).toContain('إخلاء مسؤولية');
});

const growing = (name: string, count: number) =>
  Array.from({ length: count }, (_one, index) => ({ name: `${name} ${index + 1}`, amount: 40_000 }));
const calculation = (years: number, lines: number) =>
  calculationInput.parse({
    title: 'مزرعة',
    years,
    fixed_capital: 420_000,
    working_capital: 130_000,
    residual_value: 50_000,
    revenues: growing('إيراد', lines),
    costs: growing('تكلفة', lines),
  });

/** Years and lines of a calculation, and how many pages it needs. */
const CALCULATIONS = [
  { years: 1, lines: 1, pages: 3 },
  { years: 5, lines: 2, pages: 3 },
  { years: 10, lines: 12, pages: 4 },
  { years: 20, lines: 3, pages: 4 },
  { years: 50, lines: 3, pages: 4 },
] as const;

test('every page of a calculation is well used, and no table is divided that fits on a page', async () => {
  const inputs = CALCULATIONS.map(({ years, lines }) => calculation(years, lines));
  const printed = await print(
    'calculation',
    inputs.map((input) => calculationDocument(input, company)),
  );
  expect(printed.map(({ length }) => length)).toEqual(CALCULATIONS.map(({ pages }) => pages));
  for (const pages of printed) {
    expect(Math.max(...pages.map(({ empty }) => empty))).toBeLessThan(0.4);
    const withInputs = pages.filter(({ text }) => text.includes('المدخلات'));
    expect(withInputs).toHaveLength(1);
    expect(withInputs[0]?.text).toMatch(/رأس المال الثابت.*سنوات الإهلاك/s);
  }
}, 60_000);

test('what newer formulas change stands on a page of its own text, and no page is left nearly empty', async () => {
  // A long depreciation, so that the formulas of version 1 give other figures.
  const input = { ...calculation(5, 2), depreciation_years: 20, tax_rate: 20 };
  const [pages = []] = await print('calculation', [calculationDocument(input, company, 1)]);
  expect(pages[1]?.text).toContain('ما تغيّر في أرقام هذه الحسبة');
  expect(Math.max(...pages.map(({ empty }) => empty))).toBeLessThan(0.4);
}, 60_000);
