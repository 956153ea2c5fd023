import { useId, useState } from 'react';
import { changedStudyFlows, type StudyChanges } from 'shared-lib/calculation';
import { changeText, moneyText, percentBeside } from 'shared-lib/charts';
import type { Study, StudyOperations } from 'shared-lib/contracts';
import { irr, npv, paybackOf } from 'shared-lib/finance';
import { paths } from 'shared-lib/paths';
import { color, media, weight } from 'shared-lib/theme';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { Range } from '../../ui/range.tsx';
import styled from 'styled-components';
import { studyNumbers } from '../../copy/studies.ts';
import { formatPaybackWithLoss } from './payback-with-loss.ts';
import { StudySection } from './study-section.tsx';
import { Cluster } from 'shared-lib/ui/stack';

const { assumptions: copy } = studyNumbers;
const UNCHANGED: StudyChanges = { price: 0, occupancy: 0, cost: 0 };
const LIMIT = 30;
const PERCENT = 100;

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s4) var(--s8);
  label {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s4);
    font-size: 0.9375rem;
  }
  b {
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
  }
  input {
    grid-column: 1 / -1;
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (scripting: none) {
    display: none;
  }
`;
const Indicators = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
  > div {
    min-inline-size: 0;
    padding: var(--s4) var(--s4h);
    background: ${color.surface};
  }
  dt,
  dd:last-child {
    color: ${color.text2};
    font-size: var(--fs-xs);
  }
  dd:nth-child(2) {
    color: ${color.ink900};
    font-size: 1.25rem;
    font-weight: ${weight.figure};
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Note = styled.p`
  color: ${color.text2};
  font-size: var(--fs-xs);
`;

const figuresOf = (flows: readonly number[], discountRate: number) => {
  const rate = irr(flows);
  const payback = paybackOf(flows);
  return [
    { label: copy.npv, value: moneyText(npv(discountRate / PERCENT, flows)) },
    { label: copy.irr, value: rate === null ? copy.noRate : percentBeside(rate, [discountRate / PERCENT]) },
    { label: copy.payback, value: formatPaybackWithLoss(payback.time, payback.loss) },
  ];
};

interface SliderProps {
  name: keyof StudyChanges;
  percent: number;
  onChange: (percent: number) => void;
}

const ChangeSlider = ({ name, percent, onChange }: SliderProps) => {
  const id = useId();
  const text = percent === 0 ? copy.unchanged : changeText(percent / PERCENT);
  return (
    <label htmlFor={id}>
      <span>{copy[name]}</span>
      <b aria-hidden="true">{text}</b>
      <Range
        id={id}
        min={-LIMIT}
        max={LIMIT}
        step={1}
        value={percent}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </label>
  );
};

type StudyWithOperations = Pick<Study, 'slug' | 'cash_flows' | 'discount_rate'> & { operations: StudyOperations };

const AssumptionSection = ({ study }: { study: StudyWithOperations }) => {
  const [percents, setPercents] = useState(UNCHANGED);
  const { price, occupancy, cost } = percents;
  const changes = { price: price / PERCENT, occupancy: occupancy / PERCENT, cost: cost / PERCENT };
  const published = figuresOf(study.cash_flows, study.discount_rate);
  const figures = figuresOf(changedStudyFlows(study, changes), study.discount_rate);
  const isChanged = price !== 0 || occupancy !== 0 || cost !== 0;
  return (
    <StudySection title={copy.title} text={copy.text} screenOnly>
      <Sliders>
        {(['price', 'occupancy', 'cost'] as const).map((name) => (
          <ChangeSlider
            key={name}
            name={name}
            percent={percents[name]}
            onChange={(percent) => setPercents((current) => ({ ...current, [name]: percent }))}
          />
        ))}
      </Sliders>
      <Indicators aria-live="polite">
        {figures.map(({ label, value }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>{isChanged ? copy.published(published[index]?.value ?? '') : copy.unchanged}</dd>
          </div>
        ))}
      </Indicators>
      <Cluster $gap="3">
        {isChanged && (
          <Button tone="outline" onClick={() => setPercents(UNCHANGED)}>
            {copy.reset}
          </Button>
        )}
        <ButtonLink tone="outline" to={paths.calculator({ study: study.slug })}>
          {copy.calculator}
        </ButtonLink>
        <ButtonLink tone="quiet" to={paths.compareStudies([study.slug])}>
          {copy.compare}
        </ButtonLink>
      </Cluster>
      <Note>{copy.note}</Note>
    </StudySection>
  );
};

const StudyLinks = ({ slug }: { slug: string }) => (
  <Cluster $gap="3">
    <ButtonLink tone="outline" to={paths.calculator({ study: slug })}>
      {copy.calculator}
    </ButtonLink>
    <ButtonLink tone="quiet" to={paths.compareStudies([slug])}>
      {copy.compare}
    </ButtonLink>
  </Cluster>
);

/** Three assumptions that move the indicators of the study; links only for a study without its operation. */
export const StudyAssumptions = ({ study }: { study: Study }) =>
  study.operations ? (
    <AssumptionSection study={{ ...study, operations: study.operations }} />
  ) : (
    <StudyLinks slug={study.slug} />
  );
