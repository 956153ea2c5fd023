import type { ReactNode } from 'react';
import { controls } from 'shared-lib/copy';
import { color, markIn, media, shape, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { VisuallyHidden } from './visually-hidden.tsx';

export type StepState = 'done' | 'now' | 'next';

export interface Step {
  label: string;
  /** Text below the label, such as a date. */
  note?: ReactNode;
  state: StepState;
}

const Row = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  ${media.stackedOnScreen} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const lineOf: Record<StepState, string> = { done: color.nile600, now: color.sand300, next: color.sand300 };
const nodeOf: Record<StepState, string> = {
  done: `background: ${color.nile600};`,
  now: `background: ${color.brass500}; inline-size: 1.375rem; block-size: 1.375rem; inset-block-start: -.1875rem;`,
  next: `background: ${color.sand300};`,
};

const markOf = { done: markIn('CanvasText'), now: markIn('Highlight'), next: markIn('GrayText') } as const;

const Item = styled.li<{ $state: StepState }>`
  position: relative;
  padding-block-start: var(--s7);
  color: ${({ $state }) => ($state === 'next' ? color.text3 : color.text)};
  font-size: var(--fs-sm);
  font-weight: ${({ $state }) => ($state === 'now' ? weight.strong : weight.body)};
  line-height: 1.6;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.4375rem;
    inset-inline: 0;
    block-size: 2px;
    background: ${({ $state }) => lineOf[$state]};
    ${({ $state }) => markOf[$state === 'done' ? 'done' : 'next']}
  }
  &:last-child::before {
    display: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 1rem;
    block-size: 1rem;
    clip-path: ${shape.octagon};
    ${({ $state }) => nodeOf[$state]}
    ${({ $state }) => markOf[$state]}
  }
  small {
    display: block;
    color: ${color.text3};
    font-size: 0.75rem;
    font-weight: ${weight.body};
  }
  ${media.stackedOnScreen} {
    padding: 0;
    padding-block-end: var(--s2h);
    padding-inline-start: var(--s8);
    &:last-child {
      padding-block-end: 0;
    }
    /* A line for each step; only the current one tells more than its date. */
    &:not([aria-current]) small {
      display: inline;
      margin-inline-start: var(--s2h);
      > * {
        display: none;
      }
    }
    &::before {
      inset-block: 0.25rem 0;
      inset-inline: 0.4375rem auto;
      inline-size: 2px;
      block-size: 100%;
    }
    &::after {
      inset-block-start: 0.25rem;
    }
  }
`;

const stateLabels: Partial<Record<StepState, string>> = { done: controls.stepDone, now: controls.stepNow };

/** Progress through a fixed sequence of steps, from right to left; from top to bottom on phones. */
export const Steps = ({ items }: { items: readonly Step[] }) => (
  <Row $count={items.length}>
    {items.map(({ label, note, state }) => (
      <Item key={label} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
        {label}
        {stateLabels[state] && <VisuallyHidden> ({stateLabels[state]})</VisuallyHidden>}
        {note && <small>{note}</small>}
      </Item>
    ))}
  </Row>
);
