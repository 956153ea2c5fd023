import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { formatNumber } from 'shared-lib/format';
import { imageHref } from 'shared-lib/paths';
import { color, media, shadow, shape, text } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Select } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { resourceCopy } from '../copy/resource.ts';

const labels = resourceCopy.order;
const THUMBNAIL_WIDTH = 320;

/** `target-before`: the lifted row will land before this one. */
export type DragState = 'resting' | 'lifted' | 'target-before' | 'target-after';

const dragStyles: Record<DragState, string> = {
  resting: '',
  lifted: `border-color: ${color.nile600}; background: ${color.nile50}; box-shadow: ${shadow.menu};`,
  'target-before': `border-block-start: 3px solid ${color.nile600};`,
  'target-after': `border-block-end: 3px solid ${color.nile600};`,
};

const Item = styled.li<{ $isMoved: boolean; $drag: DragState }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  min-block-size: 4rem;
  padding: var(--s2) var(--s4);
  border: 1px solid ${({ $isMoved }) => ($isMoved ? color.nile600 : color.line)};
  background: ${({ $isMoved }) => ($isMoved ? color.nile50 : color.white)};
  ${({ $drag }) => dragStyles[$drag]}
  b {
    flex: 1 1 6rem;
  }
  img {
    inline-size: 4rem;
    block-size: 2.625rem;
    object-fit: cover;
  }
  select {
    inline-size: auto;
    min-block-size: 2.25rem;
    padding-block: var(--s0h);
    font-size: var(--fs-sm);
  }
`;
const Grip = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text3};
  cursor: grab;
  /* A finger on the grip drags the row instead of the page. */
  touch-action: none;
`;
const Position = styled.span`
  ${text.tabular}
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  background: ${color.sand200};
  clip-path: ${shape.octagon};
  font-size: var(--fs-sm);
`;
const Buttons = styled.span`
  display: flex;
  gap: var(--s1h);
  ${media.stacked} {
    margin-inline-start: auto;
  }
`;

interface Props {
  name: string;
  /** Counted from 0. */
  index: number;
  total: number;
  isMoved: boolean;
  drag: DragState;
  /** Handlers that drag the row. */
  gripProps: ComponentProps<'button'>;
  picture?: string | null | undefined;
  note?: ReactNode;
  onMove: (to: number) => void;
}

/** A row of the order page: grip for the arrow keys, position, buttons, and a choice of the position. */
export const OrderRow = ({ name, index, total, isMoved, drag, gripProps, picture, note, onMove }: Props) => {
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <Item $isMoved={isMoved} $drag={drag}>
      <Grip aria-label={labels.grip(name)} onKeyDown={moveByKey} {...gripProps}>
        <Icon icon={GripVertical} size={20} />
      </Grip>
      <Position aria-hidden="true">{formatNumber(index + 1)}</Position>
      {picture && <img src={imageHref(picture, { width: THUMBNAIL_WIDTH })} alt="" />}
      <b>{name}</b>
      {note}
      <Buttons>
        <IconButton size="small" label={labels.up(name)} aria-disabled={index === 0} onClick={() => onMove(index - 1)}>
          <Icon icon={ChevronUp} size={16} />
        </IconButton>
        <IconButton
          size="small"
          label={labels.down(name)}
          aria-disabled={index === total - 1}
          onClick={() => onMove(index + 1)}
        >
          <Icon icon={ChevronDown} size={16} />
        </IconButton>
      </Buttons>
      <Select aria-label={labels.position(name)} value={index} onChange={({ target }) => onMove(Number(target.value))}>
        {Array.from({ length: total }, (_, position) => (
          <option key={position} value={position}>
            {formatNumber(position + 1)}
          </option>
        ))}
      </Select>
    </Item>
  );
};
