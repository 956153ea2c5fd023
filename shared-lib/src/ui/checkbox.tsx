import { useEffect, useRef, type ComponentProps } from 'react';
import { color, motion, physical, shape } from 'shared-lib/theme';
import styled, { css } from 'styled-components';

const Box = styled.input.attrs({ type: 'checkbox' })`
  appearance: none;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  vertical-align: middle;
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  background: ${color.white};
  cursor: pointer;
  &:checked,
  &:indeterminate {
    border-color: ${color.nile600};
    background: ${color.nile600};
  }
  &:checked::after {
    content: '';
    inline-size: 0.6rem;
    block-size: 0.32rem;
    border: solid ${color.white};
    ${physical('border-width', '0 0 2px 2px')}
    ${physical('transform', 'rotate(-45deg) translate(1px, -1px)')}
  }
  &:indeterminate::after {
    content: '';
    inline-size: 0.625rem;
    block-size: 2px;
    border: 0;
    background: ${color.white};
    transform: none;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    border-color: ${color.sand300};
    background: ${color.sand200};
    cursor: not-allowed;
  }
  &:disabled::after {
    border-color: ${color.disabled};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

type InputProps = Omit<ComponentProps<'input'>, 'type'>;

interface CheckboxProps extends Omit<InputProps, 'ref'> {
  /** Indeterminate state of a "select all" checkbox: some rows are selected, not all. */
  mixed?: boolean;
}

/** A checkbox outside a form, such as in table rows. Inside a form use `CheckboxField`. */
export const Checkbox = ({ mixed = false, ...rest }: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return <Box ref={box} {...rest} />;
};

/** The styled input alone, for fields that pass their own ref. */
export const CheckboxBox = Box;

/** Styles of a row with a switch and its label; the whole row can be pressed. */
export const switchRow = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-block-size: 2.75rem;
  font-size: 0.9375rem;
  cursor: pointer;
`;

/** A switch: on when the knob is at the left end. */
export const SwitchBox = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 2.75rem;
  block-size: 1.5rem;
  margin: 0;
  vertical-align: middle;
  border-radius: 99px;
  background: #8d9692;
  cursor: pointer;
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
  &:checked {
    background: ${color.nile600};
  }
  &:checked::after {
    inset-inline-start: calc(100% - 1.125rem - 3px);
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    &::after {
      content: none;
    }
  }
`;
