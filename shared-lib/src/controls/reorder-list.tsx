import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { controls } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { color, media, shadow, shape } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { LiveRegion, useAnnouncer } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { IconButton } from './button.tsx';
import { moveBeside, moveBy } from './reorder.ts';

/** `styled(GridList)` would lose the type of the items. */
const List = styled.div`
  [role='grid'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s1h);
  }
`;
const Row = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-block-size: 4rem;
  padding: var(--s2) var(--s2);
  border: 1px solid ${color.line};
  background: ${color.white};
  ${media.stacked} {
    gap: 0;
    padding-inline: 0;
  }
  ${media.enlargedText} {
    flex-wrap: wrap;
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[data-dragging] {
    border: 2px solid ${color.nile600};
    background: ${color.nile50};
    box-shadow: ${shadow.menu};
  }
`;
const Grip = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text3};
  cursor: grab;
`;
const Position = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
  clip-path: ${shape.octagon};
  background: ${color.sand100};
  font-size: var(--fs-sm);
  [data-dragging] & {
    background: ${color.nile600};
    color: ${color.white};
  }
`;
const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  ${media.stacked} {
    padding-inline: var(--s2);
  }
`;
/** The place where the row will land. */
const Landing = styled(DropIndicator)`
  block-size: 3px;
  &[data-drop-target] {
    background: ${color.nile600};
  }
`;

export interface ReorderItem {
  id: string;
  /** Name for the announcements and the buttons. */
  text: string;
}

interface ReorderListProps<Item extends ReorderItem> {
  /** Accessible name. */
  label: string;
  items: readonly Item[];
  /** Receives the ids in their new order. */
  onReorder: (ids: string[]) => void;
  isDisabled?: boolean;
  children: (item: Item) => ReactNode;
}

/**
 * A list whose order can be changed by dragging, by the keyboard (to the handle with the left arrow, Enter, up and down, Enter;
 * Escape cancels) and by two buttons in each row.
 */
export const ReorderList = <Item extends ReorderItem>({
  label,
  items,
  onReorder,
  isDisabled = false,
  children,
}: ReorderListProps<Item>) => {
  const { announce, region } = useAnnouncer();
  const order = items.map(({ id }) => id);

  const change = (next: string[], moved: string) => {
    if (next.every((id, index) => id === order[index])) return;
    onReorder(next);
    const text = items.find(({ id }) => id === moved)?.text ?? '';
    announce(controls.moved(text, formatNumber(next.indexOf(moved) + 1), formatNumber(next.length)));
  };
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <Landing target={target} />,
    onReorder: ({ keys, target }) => {
      const moved = [...keys].map(String);
      if (target.dropPosition !== 'on')
        change(moveBeside(order, new Set(moved), String(target.key), target.dropPosition), moved[0] ?? '');
    },
  });
  return (
    <>
      <List>
        <GridList aria-label={label} items={items} dependencies={[isDisabled]} dragAndDropHooks={dragAndDropHooks}>
          {(item) => (
            <Row textValue={item.text}>
              <Grip slot="drag" aria-label={controls.drag(item.text)}>
                <Icon icon={GripVertical} size={20} />
              </Grip>
              <Position>{formatNumber(order.indexOf(item.id) + 1)}</Position>
              <Content>{children(item)}</Content>
              <IconButton
                plain
                label={controls.moveUp(item.text)}
                isDisabled={isDisabled || item.id === order[0]}
                onPress={() => change(moveBy(order, item.id, -1), item.id)}
              >
                <Icon icon={ChevronUp} size={20} />
              </IconButton>
              <IconButton
                plain
                label={controls.moveDown(item.text)}
                isDisabled={isDisabled || item.id === order.at(-1)}
                onPress={() => change(moveBy(order, item.id, 1), item.id)}
              >
                <Icon icon={ChevronDown} size={20} />
              </IconButton>
            </Row>
          )}
        </GridList>
      </List>
      <LiveRegion {...region} />
    </>
  );
};
