import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { listLabels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { media } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { CheckboxBox } from 'shared-lib/ui/checkbox';
import { measureColumns } from 'shared-lib/ui/data-table';
import { Icon } from 'shared-lib/ui/icon';
import { LiveRegion, useAnnouncer } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import type { ColumnChoice, ListView } from './use-list-view.ts';

/** Pixels that one press of a button adds to the width of a column. */
const STEP = 24;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s1);
  min-block-size: 2.25rem;
  font-size: var(--fs-sm);
  label,
  > span:first-child {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--s2h);
    min-inline-size: 6rem;
  }
  label {
    cursor: pointer;
  }
  button {
    min-block-size: 2rem;
  }
`;
/** Rows that stack have no columns whose width could change. */
const Widths = styled.span`
  display: contents;
  ${media.stacked} {
    display: none;
  }
`;

interface LineProps {
  choice: ColumnChoice;
  /** Counted from 0 among the columns that move. */
  index: number;
  count: number;
  view: ListView<never>;
  onChange: (text: string) => void;
}

const ColumnLine = ({ choice, index, count, view, onChange }: LineProps) => {
  const { key, label, isShown, isFixed } = choice;
  const move = ({ currentTarget }: MouseEvent<HTMLElement>, step: -1 | 1) => {
    const to = index + step;
    if (to < 0 || to >= count) return;
    // The line moves in the document, which takes the focus from its button.
    flushSync(() => view.move(key, step));
    currentTarget.focus();
    onChange(listLabels.columnMoved(label, formatNumber(to + 1), formatNumber(count)));
  };
  const widen = (by: number) => {
    const measured = measureColumns(document.querySelector(`table:has(th[data-column="${CSS.escape(key)}"])`));
    const width = view.widths[key] ?? measured[key] ?? 0;
    view.resize(key, width + by, measured);
    onChange(listLabels.columnWidth(label));
  };
  return (
    <Line>
      {isFixed ? (
        <span>{label}</span>
      ) : (
        <label>
          <CheckboxBox checked={isShown} onChange={() => view.toggle(key)} />
          {label}
        </label>
      )}
      {!isFixed && (
        <>
          <IconButton
            size="small"
            label={listLabels.columnEarlier(label)}
            aria-disabled={index === 0}
            onClick={(event) => move(event, -1)}
          >
            <Icon icon={ArrowUp} size={16} />
          </IconButton>
          <IconButton
            size="small"
            label={listLabels.columnLater(label)}
            aria-disabled={index === count - 1}
            onClick={(event) => move(event, 1)}
          >
            <Icon icon={ArrowDown} size={16} />
          </IconButton>
        </>
      )}
      {isShown && (
        <Widths>
          <IconButton size="small" label={listLabels.columnNarrower(label)} onClick={() => widen(-STEP)}>
            <Icon icon={Minus} size={16} />
          </IconButton>
          <IconButton size="small" label={listLabels.columnWider(label)} onClick={() => widen(STEP)}>
            <Icon icon={Plus} size={16} />
          </IconButton>
        </Widths>
      )}
    </Line>
  );
};

/** The columns of a list: whether they are shown, their order and their width, each by buttons. */
export const ColumnLines = ({ view }: { view: ListView<never> }) => {
  const { announce, region } = useAnnouncer();
  const free = view.choices.filter(({ isFixed }) => !isFixed);
  return (
    <>
      <ul>
        {view.choices.map((choice) => (
          <ColumnLine
            key={choice.key}
            choice={choice}
            index={free.indexOf(choice)}
            count={free.length}
            view={view}
            onChange={announce}
          />
        ))}
      </ul>
      <LiveRegion {...region} />
    </>
  );
};
