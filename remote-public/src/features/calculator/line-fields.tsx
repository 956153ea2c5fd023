import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { MAX_LINES } from 'shared-lib/contracts';
import { color, media } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import type { LineDraft, LinesName } from './draft.ts';
import { LineError, NumberInput } from './fields.tsx';
import type { DraftEdit } from './use-draft.ts';

const { form: copy } = calculator;

const columns = `
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8rem 4.75rem 2.25rem;
  gap: var(--s1h);
  align-items: center;
`;
const Heads = styled.div`
  ${columns}
  color: ${color.text2};
  font-size: var(--fs-xs);
  ${media.stacked} {
    display: none;
  }
`;
const List = styled.ul`
  display: grid;
  gap: var(--s2);
  ${media.stacked} {
    gap: var(--s4);
  }
`;
const Row = styled.li`
  ${columns}
  > input {
    min-block-size: 2.75rem;
    padding: var(--s1) var(--s2h);
    font-size: var(--fs-sm);
  }
  > :nth-child(n + 5) {
    grid-column: 1 / -1;
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr) 5.5rem 2.75rem;
    > input:first-child {
      grid-column: 1 / -1;
    }
  }
`;
const AddButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  justify-self: start;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.link};
  font-size: 0.9375rem;
  cursor: pointer;
`;
/** Buttons that only scripts can serve. */
const NeedsScripts = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

interface LineProps {
  list: LinesName;
  line: LineDraft;
  place: number;
  unit: string;
  currency: string;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<LineDraft>) => void;
  onRemove: () => void;
}

const LineRow = ({ list, line, place, unit, currency, errors, onChange, onRemove }: LineProps) => {
  const errorId = useId();
  const name = line.name.trim() || copy.unnamed(place);
  const at = `${list}.${line.key}`;
  const [nameError, amountError, growthError] = [errors[`${at}.name`], errors[`${at}.amount`], errors[`${at}.growth`]];
  return (
    <Row>
      <Input
        name={`${list}_name`}
        type="text"
        maxLength={60}
        autoComplete="off"
        aria-label={copy.itemName}
        value={line.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <NumberInput
        isDense
        kind="money"
        currency={currency}
        name={`${list}_amount`}
        unit={unit}
        label={copy.amountOf(name)}
        value={line.amount}
        error={amountError}
        errorId={errorId}
        onChange={(amount) => onChange({ amount })}
      />
      <NumberInput
        isDense
        kind="percent"
        name={`${list}_growth`}
        unit={copy.percent}
        label={copy.growthOf(name)}
        value={line.growth}
        error={growthError}
        errorId={errorId}
        onChange={(growth) => onChange({ growth })}
      />
      <NeedsScripts>
        <IconButton label={copy.remove(name)} size="small" onClick={onRemove}>
          <Icon icon={X} size={16} />
        </IconButton>
      </NeedsScripts>
      <LineError id={errorId} error={amountError ?? growthError ?? nameError} />
    </Row>
  );
};

/** Rows for a page without scripts, which cannot add any. */
const SpareRows = ({ list }: { list: LinesName }) => (
  <noscript>
    <List as="div">
      {[1, 2].map((row) => (
        <Row key={row} as="div">
          <Input name={`${list}_name`} type="text" aria-label={copy.itemName} />
          <Input name={`${list}_amount`} type="text" inputMode="numeric" dir="ltr" aria-label={copy.firstYear} />
          <Input name={`${list}_growth`} type="text" inputMode="decimal" dir="ltr" aria-label={copy.growth} />
        </Row>
      ))}
    </List>
  </noscript>
);

interface Props {
  list: LinesName;
  lines: readonly LineDraft[];
  unit: string;
  currency: string;
  addLabel: string;
  errors: Readonly<Record<string, string>>;
  edit: DraftEdit;
}

/** The revenues or the costs: name, amount of the first year, growth. */
export const LineFields = ({ list, lines, unit, currency, addLabel, errors, edit }: Props) => (
  <>
    {lines.length > 0 && (
      <Heads aria-hidden="true">
        <span>{copy.item}</span>
        <span>{copy.firstYear}</span>
        <span>{copy.growth}</span>
      </Heads>
    )}
    <List>
      {lines.map((line, index) => (
        <LineRow
          key={line.key}
          {...{ list, line, unit, currency, errors }}
          place={index + 1}
          onChange={(change) => edit.setLine(list, line.key, change)}
          onRemove={() => edit.removeLine(list, line.key)}
        />
      ))}
    </List>
    <SpareRows list={list} />
    {lines.length < MAX_LINES && (
      <NeedsScripts>
        <AddButton onClick={() => edit.addLine(list)}>
          <Icon icon={Plus} />
          {addLabel}
        </AddButton>
      </NeedsScripts>
    )}
  </>
);
