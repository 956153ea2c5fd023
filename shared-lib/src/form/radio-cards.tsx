import { useEffect, useRef } from 'react';
import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { color, shape } from 'shared-lib/theme';
import styled from 'styled-components';
import { FieldError, FieldHint, labelStyles, LabelText, type FieldProps } from './field-layout.tsx';
import { useField } from './use-field.ts';
import { Columns } from 'shared-lib/ui/stack';

const Group = styled.fieldset<{ $wide: boolean }>`
  display: grid;
  gap: var(--s1h);
  align-content: start;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
const Legend = styled.legend`
  ${labelStyles}
  padding: 0;
  margin-block-end: var(--s1h);
`;
const RadioCard = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--s0h) var(--s3);
  padding: var(--s3h) var(--s4);
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  background: ${color.white};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.nile600};
    background: ${color.nile50};
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
  b {
    line-height: 1.5;
  }
  small {
    grid-column: 2;
    color: ${color.text3};
    font-size: var(--fs-xs);
    line-height: 1.6;
  }
`;
const Dot = styled.input.attrs({ type: 'radio' })`
  appearance: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: 50%;
  background: ${color.white};
  cursor: pointer;
  &:checked {
    border: 6px solid ${color.nile600};
  }
  &:focus-visible {
    border-radius: 50%;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export interface RadioChoice {
  value: string;
  label: string;
  text?: string;
}

interface Props<Values extends FieldValues> extends Omit<FieldProps, 'aside'> {
  name: FieldPath<Values>;
  options: readonly RadioChoice[];
}

/** Radio buttons as cards, each with space for a short description. */
export const RadioCards = <Values extends FieldValues = FieldValues>({
  name,
  options,
  label,
  hint,
  required,
  optional,
  wide = false,
}: Props<Values>) => {
  const { ids, error, initial, control } = useField(name, { label, hint, required });
  const { setValue } = useFormContext();
  const path: string = name;
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
  }, []);
  const { ref, id, 'aria-invalid': invalid, 'aria-describedby': describedBy, ...radio } = control;
  /** Registers a choice made before hydration: react-hook-form does this for other inputs, but not for radio buttons. */
  const registerEarlyChoice = (element: HTMLInputElement | null) => {
    if (!mounted.current && element?.checked && !element.defaultChecked) setValue(path, element.value);
    ref(element);
  };
  return (
    <Group
      id={id}
      role="radiogroup"
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      $wide={wide}
    >
      <Legend>
        <LabelText label={label} required={required} optional={optional} />
      </Legend>
      <Columns $gap="3" $columns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))" $stacked>
        {options.map((option) => (
          <RadioCard key={option.value}>
            <Dot {...radio} ref={registerEarlyChoice} value={option.value} defaultChecked={initial === option.value} />
            <b>{option.label}</b>
            {option.text && <small>{option.text}</small>}
          </RadioCard>
        ))}
      </Columns>
      {hint && !error && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </Group>
  );
};
