import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { SwitchBox } from 'shared-lib/ui/checkbox';
import styled from 'styled-components';
import { FieldError, FieldHint } from './field-layout.tsx';
import { useField } from './use-field.ts';

const Wrapper = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: var(--s1h);
  align-content: start;
  justify-items: start;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
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
  wide?: boolean;
  disabled?: boolean;
}

/** A switch with a label, for settings that are on or off. */
export const SwitchField = <Values extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  wide = false,
  disabled,
}: Props<Values>) => {
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
