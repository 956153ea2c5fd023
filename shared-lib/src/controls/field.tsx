import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { color, media } from 'shared-lib/theme';
import { errorStyles, hintStyles, LabelText, labelStyles } from 'shared-lib/form';
import { Icon } from 'shared-lib/ui/icon';
import styled, { css } from 'styled-components';

/** Texts of a control with a label. */
export interface ControlTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Arabic message of the current error; the control is invalid while there is one. */
  error?: string | undefined;
  /** Shows «(اختياري)» beside the label. */
  isOptional?: boolean | undefined;
}

/** Layout of label, control, and hint or error. */
export const fieldStyles = css`
  display: grid;
  gap: var(--s1h);
  align-content: start;
  min-inline-size: 0;
`;

const StyledLabel = styled(Label)`
  ${labelStyles}
`;
const Hint = styled(Text)`
  ${hintStyles}
`;
const ErrorText = styled(FieldError)`
  ${errorStyles}
`;

interface LabelProps extends Pick<ControlTexts, 'label' | 'isOptional'> {
  isRequired?: boolean | undefined;
}

export const ControlLabel = ({ label, isRequired, isOptional }: LabelProps) => (
  <StyledLabel>
    <LabelText label={label} required={isRequired} optional={isOptional} />
  </StyledLabel>
);

/** The hint, or the error while there is one. Screen readers read it with the control. */
export const ControlNotes = ({ hint, error }: Pick<ControlTexts, 'hint' | 'error'>) => (
  <>
    {hint && !error && <Hint slot="description">{hint}</Hint>}
    <ErrorText>
      <Icon icon={CircleAlert} size={16} />
      {error}
    </ErrorText>
  </>
);

/** Props that mark a control as invalid. The browser's own messages, which are not Arabic, never appear. */
export const validity = (error: string | undefined) =>
  ({ isInvalid: error !== undefined && error !== '', validationBehavior: 'aria' }) as const;

/** Border of a control that consists of several parts. It has the styles of a text input. */
export const frameStyles = css`
  display: flex;
  ${media.enlargedText} {
    flex-wrap: wrap;
  }
  align-items: stretch;
  min-inline-size: 0;
  min-block-size: 3.125rem;
  border: 1px solid ${color.lineStrong};
  border-radius: var(--r1);
  background: ${color.white};
  color: ${color.text};
  transition:
    border-color var(--t-fast),
    box-shadow var(--t-fast);
  &[data-hovered] {
    border-color: ${color.ink900};
  }
  &[data-focus-within] {
    border-color: ${color.nile600};
    box-shadow: 0 0 0 3px rgb(23 98 95 / 0.22);
  }
  &[data-invalid] {
    border-color: ${color.danger};
    background: #fffbfa;
  }
  &[data-invalid][data-focus-within] {
    box-shadow: 0 0 0 3px rgb(163 39 31 / 0.2);
  }
  &[data-disabled] {
    border-color: ${color.sand300};
    background: ${color.sand100};
    color: ${color.disabled};
  }
  @media (forced-colors: active) {
    &[data-focus-within] {
      outline: 2px solid;
    }
  }
`;

/** Square button inside a bordered control: a stepper, a chevron, a calendar. */
export const frameButtonStyles = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  &[data-hovered] {
    background: ${color.sand100};
  }
  &[data-focus-visible] {
    outline-offset: -3px;
  }
  &[data-disabled] {
    color: ${color.disabled};
    cursor: not-allowed;
  }
`;
