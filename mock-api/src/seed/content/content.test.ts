import { parseTextList } from 'shared-lib/contracts';
import { describe, expect, it } from 'vitest';
import { readingMinutes } from '../../resources/articles/body.ts';
import { articles } from './articles.ts';
import { sectors } from './sectors.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import { sliders } from './sliders.ts';
import { studies } from './studies.ts';

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
const wordsOf = (text: string): number =>
  text
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;
const sectorSlugs = new Set(sectors.map(({ slug }) => slug));

describe('the seed content', () => {
  it('contains no Eastern Arabic digits and no tatweel', () => {
    const everything = JSON.stringify({ sliders, services, sectors, settings, articles, studies });
    expect(everything).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/);
    expect(everything).not.toContain('\u0640');
  });

  it('has unique slugs and unique setting keys', () => {
    for (const slugs of [services, sectors, articles, studies].map((list) => list.map(({ slug }) => slug))) {
      expect(new Set(slugs).size).toBe(slugs.length);
    }
    expect(new Set(settings.map(({ key }) => key)).size).toBe(settings.length);
  });

  it('shows the same figures on the home page and the about page, and sectors that add up to them', () => {
    const value = (key: string) => settings.find((setting) => setting.key === key)?.value_ar;
    expect([value('years'), value('studies'), value('clients'), value('success')]).toEqual([
      '10',
      '2000',
      '1700',
      '98',
    ]);
    expect(['experience_years', 'completed_projects', 'satisfied_clients', 'success_rate'].map(value)).toEqual([
      '10',
      '2000',
      '1700',
      '98',
    ]);
    expect(sum(sectors.map(({ projects_count }) => projects_count))).toBe(2000);
    const successes = sum(sectors.map(({ projects_count, success_rate }) => (projects_count * success_rate) / 100));
    expect(Math.round((successes / 2000) * 100)).toBe(98);
  });
});

it.each(services)(
  'the service «$name_ar» has steps that add up to its delivery days and a first package at its basic price',
  (service) => {
    expect(sum(service.steps.map(({ days }) => days))).toBe(service.delivery_days_basic);
    expect(service.packages[0]).toMatchObject({ price: service.basic_price, days: service.delivery_days_basic });
    expect(service.sectors.filter((slug) => !sectorSlugs.has(slug))).toEqual([]);
  },
);

it.each(sectors)(
  'the sector «$name_ar» lists at least four features and three sample studies',
  ({ key_features, sample_studies }) => {
    expect(parseTextList(key_features).length).toBeGreaterThanOrEqual(4);
    expect(parseTextList(sample_studies).length).toBeGreaterThanOrEqual(3);
  },
);

it.each(articles)('the article «$title_ar» has 400 to 1,800 words and only simple markup', ({ body_html }) => {
  expect(wordsOf(body_html)).toBeGreaterThanOrEqual(400);
  expect(wordsOf(body_html)).toBeLessThanOrEqual(1800);
  const tags = [...body_html.matchAll(/<\/?([^>]+)>/g)].map(([, tag]) => tag);
  expect(
    tags.filter(
      (tag) =>
        !/^(h2(?: data-cubits="[\d.]+")?|h3|a(?: href="\/[a-z/-]+")?|p(?: data-block="call-to-action")?|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|strong|figcaption|figure(?: data-chart="[a-z-]+")?)$/.test(
          tag ?? '',
        ),
    ),
  ).toEqual([]);
});

it.each(studies)('the figures of «$title_ar» add up', (study) => {
  expect(study.fixed_capital + study.working_capital).toBe(-(study.cash_flows[0] ?? 0));
  expect(sum(study.toc.map(({ pages }) => pages))).toBe(study.pages);
  expect(sectorSlugs).toContain(study.sector);
  for (const text of Object.values(study.phases)) expect(wordsOf(text)).toBeGreaterThanOrEqual(80);
});

it('contains exactly one study with a negative net present value', () => {
  const netPresentValue = ({ cash_flows, discount_rate }: (typeof studies)[number]) =>
    sum(cash_flows.map((flow, year) => flow / (1 + discount_rate / 100) ** year));
  expect(studies.filter((study) => netPresentValue(study) < 0).map(({ slug }) => slug)).toEqual(['bottled-water']);
});

it('has articles of different reading times', () => {
  expect(new Set(articles.map(({ body_html }) => readingMinutes(body_html))).size).toBeGreaterThanOrEqual(5);
});

it('spells words as the editor of the site decided', () => {
  const texts = JSON.stringify({ sliders, services, sectors, settings, articles, studies });
  for (const rejected of [/الخضروات/u, /نرسل لك/u, /إطلع|(?<!\p{L})اطلع(?!ّ)/u, /على ضوء متطلبات/u, /موجبةً? كانت أو/u])
    expect(texts).not.toMatch(rejected);
});

it('writes the minus sign before a figure as U+2212, never as a hyphen', () => {
  const texts = [...articles.map(({ body_html }) => body_html), ...studies.map(({ summary_ar }) => summary_ar)].join(
    ' ',
  );
  expect(texts).not.toMatch(/[\s(>«]-\d/u);
});
