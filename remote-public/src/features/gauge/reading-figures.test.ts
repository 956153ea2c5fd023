import { pointsAbove, rateOf } from 'shared-lib/gauge';
import { describe, expect, it } from 'vitest';
import { leversOf, profitNeeded } from './levers.ts';
import { readingPath, readLink } from './reading-link.ts';
import { rateText, sentenceOf } from './sentence.ts';
import { positionOf, sliderValues } from './slider-values.ts';

const idea = { capital: 500_000, profit: 90_000, years: 8 };

describe('a link', () => {
  const read = (query: string) => readLink(new URLSearchParams(query));

  it('has the figures that it is made of, and those of the idea beside it', () => {
    const beside = { capital: 1000, profit: 0, years: 50 };
    expect(readingPath(idea)).toBe('/reading?capital=500000&profit=90000&years=8');
    expect(read(readingPath(idea, beside).split('?')[1] ?? '')).toMatchObject({ hasFigures: true, idea, beside });
  });

  it.each(['capital=500000&profit=90000', 'capital=-1&profit=90000&years=8', 'capital=&profit=&years=', 'years=NaN'])(
    'with %s has no reading, and keeps its texts',
    (query) => {
      expect(read(query)).toMatchObject({ hasFigures: true, idea: undefined, beside: undefined });
    },
  );

  it.each(['1', '1-2', '500000-90000-8x', '500000--8', '-', '500000-90000-800'])('ignores %s beside it', (beside) => {
    expect(read(`capital=500000&profit=90000&years=8&beside=${beside}`)).toMatchObject({ idea, beside: undefined });
  });

  it('without figures asks the questions', () => {
    expect(read('utm_source=x')).toMatchObject({ hasFigures: false, idea: undefined });
  });
});

describe('the levers', () => {
  it('are the changes with their rates, the strongest first, and never more cubits than the change brings', () => {
    expect(leversOf(idea).map(({ name, rate, rise }) => [name, rateText(rate), rise])).toEqual([
      ['capital', '\u206611.8%\u2069', 0.2],
      ['profit', '\u206611.5%\u2069', 0.2],
      ['years', '\u206610.9%\u2069', 0.1],
    ]);
  });

  it('are none while nothing comes back', () => {
    expect(leversOf({ ...idea, profit: 0 })).toEqual([]);
  });

  it.each([idea, { capital: 1000, profit: 0, years: 1 }, { capital: 1_000_000_000, profit: 5, years: 50 }])(
    'name the smallest profit that covers the cost of capital of %o',
    (one) => {
      const profit = profitNeeded(one);
      expect(pointsAbove(rateOf({ ...one, profit }))).toBeGreaterThanOrEqual(0);
      expect(pointsAbove(rateOf({ ...one, profit: profit - 1 }))).toBeLessThan(0);
    },
  );
});

describe('the sentence', () => {
  it.each([
    [-1, 'يخسر المشروع من رأس ماله، ولا يعود منه شيء يُقاس.'],
    [0.05, 'يسترد رأس ماله ولا يغطي تكلفته، ويقل العائد عن تكلفة رأس المال بنحو 7\u00A0نقاط مئوية.'],
    [0.12, 'يغطي تكلفة رأس المال، ويساويها العائد تماماً.'],
    [0.192, 'هامش يحتمل التعثر، ويعلو العائد تكلفة رأس المال بنحو 7\u00A0نقاط مئوية.'],
  ])('of a rate of %d is «%s»', (rate, sentence) => {
    expect(sentenceOf(rate)).toBe(sentence);
  });

  it('writes no return in figures that nobody would believe', () => {
    expect([-1, 9.99, 12_000].map(rateText)).toEqual(['لا يوجد', '\u2066999%\u2069', '\u2066999%+\u2069']);
  });
});

it('every slider rises, and stands at the value that is typed or the next one', () => {
  for (const values of Object.values(sliderValues))
    expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other));
  const { capital } = sliderValues;
  expect([500_000, 501_000, 1, 1e9].map((value) => capital[positionOf(capital, value)])).toEqual([
    500_000, 520_000, 10_000, 10_000_000,
  ]);
});
