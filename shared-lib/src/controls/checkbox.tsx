import type { Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import styled from 'styled-components';
import { color } from 'shared-lib/theme';
import { LabelText } from 'shared-lib/form';
import { ControlNotes, fieldStyles, validity, type ControlTexts } from './field.tsx';
import { tickStyles } from './tick-styles.ts';

const Field = styled(CheckboxField)`
  ${fieldStyles}
`;
const Row = styled(CheckboxButton)`
  display: flex;
  align-items: center;
  gap: var(--s2h);
  min-block-size: 2.75rem;
  font-size: 0.9375rem;
  cursor: pointer;
  &[data-disabled] {
    color: ${color.disabled};
    cursor: not-allowed;
  }
`;
const Box = styled.span`
  ${tickStyles}
`;

interface CheckboxProps
  extends
    ControlTexts,
    Pick<
      CheckboxFieldProps,
      'name' | 'value' | 'isSelected' | 'isIndeterminate' | 'isDisabled' | 'isRequired' | 'onChange' | 'onBlur'
    > {
  inputRef?: Ref<HTMLInputElement>;
}

/** A checkbox with its label; `isIndeterminate` for «select all» when some rows are selected. */
export const Checkbox = ({ label, hint, error, isOptional, inputRef, ...rest }: CheckboxProps) => (
  <Field {...rest} {...validity(error)} {...(inputRef ? { inputRef } : {})}>
    <Row>
      <Box />
      <span>
        <LabelText label={label} required={rest.isRequired} optional={isOptional} />
      </span>
    </Row>
    <ControlNotes hint={hint} error={error} />
  </Field>
);
