import type { Study } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { color, weight } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { sayPages } from './study-figures.ts';
import { Part } from './study-part.tsx';

const { page } = studies;
const phases = ['marketing', 'technical', 'administrative', 'financial'] as const;

const Phases = styled.ol`
  display: grid;
  gap: 1.75rem;
  > li {
    padding-inline-start: 1.25rem;
    border-inline-start: 3px solid ${color.ink900};
  }
  > li:last-child {
    border-inline-start-color: ${color.brass500};
  }
  h3 {
    margin-block-end: 0.5rem;
    font-size: 1.125rem;
  }
  p {
    color: ${color.text2};
    line-height: 1.95;
  }
`;
const Lines = styled.ol`
  border-block-start: 1px solid ${color.line};
  li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.75rem;
    border-block-end: 1px solid ${color.line};
  }
  span + span {
    flex: none;
    color: ${color.text3};
    font-size: var(--fs-sm);
  }
`;
const Assumed = styled.ul`
  display: grid;
  gap: 0.625rem;
  color: ${color.text2};
  li {
    display: flex;
    gap: 0.75rem;
  }
  li::before {
    content: '';
    flex: none;
    inline-size: 14px;
    block-size: 2px;
    margin-block-start: 0.9em;
    background: ${color.brass500};
  }
`;
const Strong = styled.strong`
  display: block;
  font-weight: ${weight.strong};
`;

/** What the study found in each of its phases, what it holds, and what its figures rest on. */
export const StudyTexts = ({ study }: { study: Study }) => (
  <>
    <Part title={page.phases}>
      <Phases>
        {phases.map((phase) => (
          <li key={phase}>
            <h3>{page.phase[phase]}</h3>
            <p>{study.phases[phase]}</p>
          </li>
        ))}
      </Phases>
    </Part>
    {study.toc.length > 0 && (
      <Part title={page.contents}>
        <Lines>
          {study.toc.map(({ title, pages }) => (
            <li key={title}>
              <span>{title}</span>
              <span>{sayPages(pages)}</span>
            </li>
          ))}
        </Lines>
      </Part>
    )}
    <Part title={page.assumptions} text={page.assumptionsText(formatDate(study.assumptions_date))}>
      <Assumed>
        {study.assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </Assumed>
      <Alert tone="warning" role="none">
        <Strong>{page.disclaimerTitle}</Strong>
        {page.disclaimer}
      </Alert>
    </Part>
  </>
);
