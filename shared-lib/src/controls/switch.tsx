import type { Ref } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { color, motion } from 'shared-lib/theme';
import { switchRow } from 'shared-lib/ui/checkbox';
import styled from 'styled-components';
import { ControlNotes, fieldStyles, validity, type ControlTexts } from './field.tsx';

/** The notes begin below the label, beside the track. */
const Field = styled(SwitchField)`
  ${fieldStyles}
  gap: 0;
  > :not(:first-child) {
    padding-inline-start: var(--s14);
    padding-block-end: var(--s2);
  }
`;
const Row = styled(SwitchButton)`
  ${switchRow}
  &[data-disabled] {
    color: ${color.disabled};
    cursor: not-allowed;
  }
`;
/** On when the knob is at the left end. */
const Track = styled.span`
  position: relative;
  flex: none;
  inline-size: 2.75rem;
  block-size: 1.5rem;
  border-radius: 99px;
  background: #8d9692;
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border-radius: 50%;
    background: ${color.white};
    transition: inset-inline-start ${motion.base} ${motion.ease};
  }
  [data-selected] > & {
    background: ${color.nile600};
  }
  [data-selected] > &::after {
    inset-inline-start: calc(100% - 1.125rem - 3px);
  }
  [data-disabled] > & {
    opacity: 0.55;
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

interface SwitchProps
  extends
    Omit<ControlTexts, 'isOptional'>,
    Pick<SwitchFieldProps, 'name' | 'value' | 'isSelected' | 'isDisabled' | 'onChange' | 'onBlur'> {
  inputRef?: Ref<HTMLInputElement>;
}

/** Turns a setting on or off at once. Inside a form with a save button use a checkbox. */
export const Switch = ({ label, hint, error, inputRef, ...rest }: SwitchProps) => (
  <Field {...rest} {...validity(error)} {...(inputRef ? { inputRef } : {})}>
    <Row>
      <Track />
      <span>{label}</span>
    </Row>
    <ControlNotes hint={hint} error={error} />
  </Field>
);
