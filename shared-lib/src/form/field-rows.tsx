import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { recordForm } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import { Button, IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { FieldError, labelStyles } from './field-layout.tsx';
import { useFormState } from './form-context.ts';

const Group = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--s3);
  legend {
    ${labelStyles}
    padding: 0;
    margin-block-end: var(--s1h);
  }
  > button {
    justify-self: start;
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s3);
  padding: var(--s4);
  border: 1px solid ${color.line};
  background: ${color.paper};
`;
const Tools = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s1);
`;
const None = styled.p`
  color: ${color.text3};
  font-size: var(--fs-sm);
`;

interface Props {
  name: string;
  label: string;
  /** A new row. */
  emptyRow: Readonly<Record<string, unknown>>;
  /** Noun of a row with the article omitted: «خطوة». */
  rowNoun: string;
  /** Renders the fields of a row. `prefix` is the start of their names: `steps.0`. */
  children: (prefix: string) => ReactNode;
}

/** Repeated rows of fields, which the user adds, removes and moves. */
export const FieldRows = ({ name, label, emptyRow, rowNoun, children }: Props) => {
  const { control, getFieldState, formState } = useFormContext();
  const { id, pending } = useFormState();
  // Records have fields named `id`, which is the default key of React Hook Form.
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'key' });
  const { error } = getFieldState(name, formState);
  const message = error?.root?.message ?? error?.message;
  return (
    <Group disabled={pending} aria-describedby={message ? `${id}-${name}-error` : undefined}>
      <legend>{label}</legend>
      {fields.length === 0 && <None>{recordForm.noRows}</None>}
      {fields.map(({ key }, index) => {
        const row = `${rowNoun} ${index + 1}`;
        return (
          <Row key={key} role="group" aria-label={row}>
            <div>{children(`${name}.${index}`)}</div>
            <Tools>
              <IconButton
                size="small"
                label={recordForm.moveUp(row)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <Icon icon={ArrowUp} size={16} />
              </IconButton>
              <IconButton
                size="small"
                label={recordForm.moveDown(row)}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <Icon icon={ArrowDown} size={16} />
              </IconButton>
              <IconButton size="small" label={recordForm.removeRow(row)} onClick={() => remove(index)}>
                <Icon icon={Trash2} size={16} />
              </IconButton>
            </Tools>
          </Row>
        );
      })}
      <FieldError id={`${id}-${name}-error`}>{message}</FieldError>
      <Button tone="quiet" size="small" onClick={() => append(emptyRow)}>
        <Icon icon={Plus} size={16} />
        {recordForm.addRow(rowNoun)}
      </Button>
    </Group>
  );
};
