import type { ReactNode } from 'react';
import { color, markIn, shape } from 'shared-lib/theme';
import styled from 'styled-components';
import type { StepState } from './steps.tsx';

const nodeOf: Record<StepState, string> = {
  done: `background: ${color.nile600};`,
  now: `background: ${color.brass500}; inline-size: 1.5rem; block-size: 1.5rem; margin: var(--s0h) 0;`,
  next: `background: ${color.sand300};`,
};

const markOf = { done: markIn('CanvasText'), now: markIn('Highlight'), next: markIn('GrayText') } as const;

const Item = styled.li<{ $state: StepState }>`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--s4);
  padding-block-end: var(--s6);
  &::before {
    content: '';
    position: absolute;
    inset-block: 1.25rem 0;
    inset-inline-start: 0.71875rem;
    inline-size: 1px;
    background: ${({ $state }) => ($state === 'done' ? color.nile600 : color.sand400)};
    ${({ $state }) => markOf[$state === 'done' ? 'done' : 'next']}
  }
  &:last-child {
    padding-block-end: 0;
  }
  &:last-child::before {
    display: none;
  }
  b {
    display: block;
    line-height: 1.6;
  }
  small {
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
`;
const Node = styled.span<{ $state: StepState }>`
  inline-size: 1rem;
  block-size: 1rem;
  margin: var(--s1h) var(--s1);
  clip-path: ${shape.octagon};
  ${({ $state }) => nodeOf[$state]}
  ${({ $state }) => markOf[$state]}
`;

export interface TimelineEntry {
  id: number | string;
  title: ReactNode;
  /** Formatted time of the event. */
  time?: ReactNode;
  state?: StepState;
  children?: ReactNode;
}

/** A list of events. Pass the newest first. */
export const Timeline = ({ items }: { items: readonly TimelineEntry[] }) => (
  <ol>
    {items.map(({ id, title, time, state = 'done', children }) => (
      <Item key={id} $state={state}>
        <Node $state={state} aria-hidden="true" />
        <div>
          <b>{title}</b>
          {time && <small>{time}</small>}
          {children}
        </div>
      </Item>
    ))}
  </ol>
);
