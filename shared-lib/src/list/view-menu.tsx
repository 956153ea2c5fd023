import Columns3 from 'lucide-react/icons/columns-3';
import { useId } from 'react';
import { listLabels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { color, text, weight } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { SwitchBox } from 'shared-lib/ui/checkbox';
import { Disclosure } from 'shared-lib/ui/disclosure';
import { Icon } from 'shared-lib/ui/icon';
import { Select } from 'shared-lib/ui/input';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { ColumnLines } from './column-lines.tsx';
import type { ListShape } from './list-definition.ts';
import { sizesOf, type ListControls } from './list-state.ts';
import type { ListView } from './use-list-view.ts';

const Group = styled.fieldset`
  display: grid;
  gap: var(--s0h);
  padding: var(--s2);
  legend {
    ${text.xs}
    padding: 0;
    color: ${color.text3};
    font-weight: ${weight.medium};
  }
`;
const Line = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s2h);
  min-block-size: 2.25rem;
  font-size: var(--fs-sm);
  cursor: pointer;
  input[role='switch'] {
    margin-inline-start: auto;
  }
`;
const Rule = styled.hr`
  margin: var(--s1) var(--s2);
  border: 0;
  border-block-start: 1px solid ${color.line};
`;
const Rows = styled.div`
  display: grid;
  gap: var(--s1h);
  padding: var(--s2);
  font-size: var(--fs-sm);
  select {
    inline-size: 100%;
  }
`;

interface Props {
  shape: Pick<ListShape, 'sizes'>;
  view: ListView<never>;
  controls: ListControls;
}

/** Display options of a list: columns, row density, page size. */
export const ViewMenu = ({ shape, view, controls: { state, change } }: Props) => {
  const sizeId = useId();
  return (
    <Disclosure
      renderButton={(control) => (
        <Button tone="quiet" size="small" {...control}>
          <Icon icon={Columns3} />
          {listLabels.view}
        </Button>
      )}
    >
      <Group>
        <legend>{listLabels.columnsTitle}</legend>
        <ColumnLines view={view} />
        <TextButton onClick={view.reset}>{listLabels.columnsReset}</TextButton>
      </Group>
      <Rule />
      <Group as="div">
        <Line>
          {listLabels.density}
          <SwitchBox checked={view.isDense} onChange={(event) => view.setDense(event.target.checked)} />
        </Line>
      </Group>
      <Rows>
        <label htmlFor={sizeId}>{listLabels.size}</label>
        <Select id={sizeId} value={state.size} onChange={(event) => change({ size: Number(event.target.value) })}>
          {sizesOf(shape).map((size) => (
            <option key={size} value={size}>
              {listLabels.sizeOption(formatNumber(size))}
            </option>
          ))}
        </Select>
      </Rows>
    </Disclosure>
  );
};
