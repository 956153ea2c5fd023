import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { CheckboxBox, SwitchBox } from 'shared-lib/ui/checkbox';
import styled from 'styled-components';
import { FieldError, FieldHint, LabelText } from './field-layout.tsx';
import { useField } from './use-field.ts';

const Wrapper = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: var(--s1h);
  align-content: start;
  justify-items: start;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
const CheckboxLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--s2h);
  min-block-size: 1.5rem;
  font-size: 0.9375rem;
  cursor: pointer;
`;
const SwitchLabel = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  inline-size: 100%;
  cursor: pointer;
`;

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  wide?: boolean;
  disabled?: boolean;
}

/** A checkbox with a label. */
export const CheckboxField = <Values extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  required,
  wide = false,
  disabled,
}: Props<Values>) => {
  const { ids, error, initial, control } = useField(name, { label, hint, required, disabled });
  return (
    <Wrapper $wide={wide}>
      <CheckboxLabel>
        <CheckboxBox {...control} defaultChecked={initial === true} />
        <span>
          <LabelText label={label} required={required} />
        </span>
      </CheckboxLabel>
      {hint && !error && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </Wrapper>
  );
};

/** A switch with a label, for settings that are on or off. */
export const SwitchField = <Values extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  wide = false,
  disabled,
}: Omit<Props<Values>, 'required'>) => {
  const { ids, error, initial, control } = useField(name, { label, hint, disabled });
  return (
    <Wrapper $wide={wide}>
      <SwitchLabel>
        {label}
        <SwitchBox {...control} defaultChecked={initial === true} />
      </SwitchLabel>
      {hint && !error && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </Wrapper>
  );
};
