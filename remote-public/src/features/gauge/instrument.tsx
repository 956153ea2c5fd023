import { useEffect, useId, useState } from 'react';
import { countOf, formatUsd } from 'shared-lib/format';
import { cubitsOf, rateOf, readingOf, type Idea } from 'shared-lib/gauge';
import { paths } from 'shared-lib/paths';
import { color, layout, media } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { Chip, Chips } from '../../ui/chip.tsx';
import { ForwardIcon } from 'shared-lib/ui/icon';
import { Range } from '../../ui/range.tsx';
import { useNearViewport } from 'shared-lib/ui/use-near-viewport';
import styled from 'styled-components';
import { gauge } from '../../copy/gauge.ts';
import { gaugeInstrument as copy } from '../../copy/gauge-instrument.ts';
import { VerdictCount } from '../../sections/verdict-count.tsx';
import { GaugeColumn } from './column.tsx';
import { calculatorHref, rateText, sentenceOf } from './sentence.ts';

/** Screen readers hear the reading once the sliders rest. */
const STATUS_DELAY = 400;
const OWN_IDEA: Idea = { capital: 550_000, profit: 140_000, years: 8 };

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(var(--s8), 5vw, var(--s20));
  align-items: center;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    /* The picture stays in view above the sliders that move its water. */
    > :last-child {
      order: -1;
      position: sticky;
      z-index: 1;
      inset-block-start: ${layout.header};
      background: ${color.ink900};
    }
  }
`;
const Controls = styled.div`
  display: grid;
  gap: var(--s6);
  --range-ticks: ${color.nile300};
  --range-line: ${color.nile300};
  --range-thumb: ${color.brass400};
  --surface: ${color.ink900};
  --line: #3b6166;
  button {
    color: ${color.onDark};
  }
  button[aria-pressed='true'] {
    border-color: ${color.onDark};
    background: ${color.onDark};
    color: ${color.ink900};
  }
`;
const Sliders = styled.div`
  display: grid;
  gap: var(--s3);
  label {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s4);
    align-items: baseline;
    font-size: 0.9375rem;
  }
  b {
    color: ${color.brass400};
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
  input {
    grid-column: 1 / -1;
  }
`;
const Reading = styled.p`
  min-block-size: 3.75rem;
  padding-inline-start: var(--s4);
  border-inline-start: 3px solid ${color.brass400};
  color: ${color.onDark2};
  font-size: 1.0625rem;
  line-height: 1.8;
  b {
    color: ${color.brass400};
  }
`;

export interface GaugeStudy {
  slug: string;
  title: string;
}

/** What the gauge shows of a study. */
export type StudyIdea = Idea & { rate: number | null };

interface Props {
  studies: readonly GaugeStudy[];
  loadStudy: (slug: string) => Promise<StudyIdea | undefined>;
  /** Called with the mark that the water has reached. */
  onReading: (mark: number) => void;
}

/** The sentence of a reading, a moment after the last change. */
const useSettled = (sentence: string): string => {
  const [settled, setSettled] = useState(sentence);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), STATUS_DELAY);
    return () => clearTimeout(timer);
  }, [sentence]);
  return settled;
};

const sliders = [
  { name: 'capital', label: copy.capital, min: 100_000, max: 2_000_000, step: 10_000, text: formatUsd },
  { name: 'profit', label: copy.profit, min: 10_000, max: 600_000, step: 5000, text: formatUsd },
  {
    name: 'years',
    label: copy.years,
    min: 2,
    max: 20,
    step: 1,
    text: (years: number) => countOf(years, copy.yearsCount),
  },
] as const;

const useIdea = ({ loadStudy }: Pick<Props, 'loadStudy'>) => {
  const [idea, setIdea] = useState<StudyIdea>({ ...OWN_IDEA, rate: null });
  const [source, setSource] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const choose = async (slug: string) => {
    setSource(slug);
    setFailed(false);
    const loaded = slug === '' ? { ...OWN_IDEA, rate: null } : await loadStudy(slug).catch(() => undefined);
    if (loaded) setIdea(loaded);
    setFailed(!loaded);
  };
  const change = (name: keyof Idea, value: number) => {
    setSource('');
    setIdea((current) => ({ ...current, [name]: value, rate: null }));
  };
  return { idea, source, hasFailed, choose, change };
};

/** The name of the mark and its sentence, a moment after the last change. */
const useReading = (rate: number) => {
  const { cubits, name } = readingOf(rate);
  return { mark: cubits, name: useSettled(name), sentence: useSettled(sentenceOf(rate)) };
};

const ControlsAndColumn = ({ studies, loadStudy, onReading }: Props) => {
  const id = useId();
  const { idea, source, hasFailed, choose, change } = useIdea({ loadStudy });
  // The water rises once, when the picture comes into view.
  const { isNear, ref } = useNearViewport<HTMLDivElement>();
  const rate = idea.rate ?? rateOf(idea);
  const { mark, name, sentence } = useReading(rate);
  useEffect(() => onReading(mark), [mark, onReading]);
  return (
    <Columns>
      <Controls>
        <Chips role="group" aria-label={copy.sources}>
          {[{ slug: '', title: copy.own }, ...studies].map(({ slug, title }) => (
            <Chip key={slug} aria-pressed={slug === source} onClick={() => void choose(slug)}>
              {title}
            </Chip>
          ))}
        </Chips>
        <Sliders>
          {sliders.map(({ name: field, label, min, max, step, text }) => (
            <label key={field} htmlFor={`${id}${field}`}>
              <span>{label}</span>
              <b aria-hidden="true">{text(idea[field])}</b>
              <Range
                id={`${id}${field}`}
                {...{ min, max, step }}
                value={idea[field]}
                aria-valuetext={text(idea[field])}
                onChange={({ currentTarget }) => change(field, Number(currentTarget.value))}
              />
            </label>
          ))}
        </Sliders>
        <Reading role="status">
          {hasFailed ? (
            copy.studyFailed
          ) : (
            <>
              {copy.reading} <b>{name}</b>. {sentence}
            </>
          )}
        </Reading>
        <div>
          <ButtonLink tone="accent" to={source ? paths.calculator({ study: source }) : calculatorHref(idea)}>
            {gauge.calculate}
            <ForwardIcon />
          </ButtonLink>
        </div>
      </Controls>
      <div ref={ref}>
        <GaugeColumn cubits={isNear ? cubitsOf(rate) : 12} mark={mark} rate={rateText(rate)} />
      </div>
    </Columns>
  );
};

/** The controls and the picture of the gauge, and how often we advised to stop. */
export const Instrument = (props: Props) => (
  <>
    <ControlsAndColumn {...props} />
    <VerdictCount />
  </>
);
