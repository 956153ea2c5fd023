import type { FieldPath, FieldValues } from 'react-hook-form';
import { CheckboxBox } from 'shared-lib/ui/checkbox';
import styled from 'styled-components';
import { FieldError, FieldHint, labelStyles } from './field-layout.tsx';
import { useControlledField } from './use-field.ts';

const Group = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--s1h);
  legend {
    ${labelStyles}
    padding: 0;
    margin-block-end: var(--s1h);
  }
`;
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: var(--s1) var(--s4);
  label {
    display: flex;
    align-items: center;
    gap: var(--s2h);
    min-block-size: 2rem;
    cursor: pointer;
  }
`;

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  options: readonly { value: number; label: string }[];
}

/** A choice of several rows by id. */
export const CheckboxesField = <Values extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  options,
}: Props<Values>) => {
  const { ids, error, value, change, control } = useControlledField(name, { label, hint });
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const { ref, onBlur, disabled, id } = control;
  return (
    <Group id={id} disabled={disabled} aria-describedby={control['aria-describedby']}>
      <legend>{label}</legend>
      <Boxes>
        {options.map((option, index) => (
          <label key={option.value}>
            <CheckboxBox
              // The first box takes the focus when the field has an error.
              ref={index === 0 ? ref : undefined}
              checked={chosen.includes(option.value)}
              onBlur={onBlur}
              onChange={({ target }) =>
                change(target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
              }
            />
            {option.label}
          </label>
        ))}
      </Boxes>
      {hint && !error && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </Group>
  );
};
