import type { Study } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { color, visibleMark, weight } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { formatPageCount } from './study-format.ts';
import { StudySection } from './study-section.tsx';

const { page } = studies;
const phases = ['marketing', 'technical', 'administrative', 'financial'] as const;

const Phases = styled.ol`
  display: grid;
  gap: var(--s7);
  > li {
    padding-inline-start: var(--s5);
    border-inline-start: 3px solid ${color.ink900};
  }
  > li:last-child {
    border-inline-start-color: ${color.brass500};
  }
  h3 {
    margin-block-end: var(--s2);
    font-size: 1.125rem;
  }
  p {
    color: ${color.text2};
    line-height: 1.95;
  }
`;
const Contents = styled.ol`
  border-block-start: 1px solid ${color.line};
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding-block: var(--s3);
    border-block-end: 1px solid ${color.line};
  }
  span + span {
    flex: none;
    color: ${color.text3};
    font-size: var(--fs-sm);
  }
`;
const Assumptions = styled.ul`
  display: grid;
  gap: var(--s2h);
  color: ${color.text2};
  li {
    display: flex;
    gap: var(--s3);
  }
  li::before {
    content: '';
    flex: none;
    inline-size: 14px;
    block-size: 2px;
    margin-block-start: 0.9em;
    background: ${color.brass500};
    ${visibleMark}
  }
`;
const DisclaimerTitle = styled.strong`
  display: block;
  font-weight: ${weight.strong};
`;

/** Phases, table of contents, assumptions and disclaimer of a study. */
export const StudyTexts = ({ study }: { study: Study }) => (
  <>
    <StudySection title={page.phases}>
      <Phases>
        {phases.map((phase) => (
          <li key={phase}>
            <h3>{page.phase[phase]}</h3>
            <p>{figuresInText(study.phases[phase])}</p>
          </li>
        ))}
      </Phases>
    </StudySection>
    {study.toc.length > 0 && (
      <StudySection title={page.contents} text={page.contentsText}>
        <Contents>
          {study.toc.map(({ title, pages }) => (
            <li key={title}>
              <span>{figuresInText(title)}</span>
              <span>{formatPageCount(pages)}</span>
            </li>
          ))}
        </Contents>
      </StudySection>
    )}
    <StudySection title={page.assumptions} text={page.assumptionsText(formatDate(study.assumptions_date))}>
      <Assumptions>
        {study.assumptions.map((assumption) => (
          <li key={assumption}>{figuresInText(assumption)}</li>
        ))}
      </Assumptions>
      <Alert tone="warning" role="none">
        <DisclaimerTitle>{page.disclaimerTitle}</DisclaimerTitle>
        {page.purpose[study.kind]} {page.disclaimer}
      </Alert>
    </StudySection>
  </>
);
