import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, use } from 'react';
import { verbs } from 'shared-lib/copy';
import { color, media, weight } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled, { css } from 'styled-components';
import type { FieldIds } from './use-field.ts';
import { FormExtrasContext } from './form-context.ts';

/** What the application shows below each text of its forms. */
export const BelowText = ({ name }: { name: string }) => {
  const extras = use(FormExtrasContext);
  return extras ? <extras.Below name={name} /> : null;
};

/** Grid of fields: two columns, one in the stacked layout. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5h) var(--s6);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Styles of the texts of a field, also for `shared-lib/controls`. */
export const labelStyles = css`
  color: ${color.text};
  font-size: 0.9375rem;
  font-weight: ${weight.medium};
  line-height: 1.6;
`;

const Aside = styled.div``;
const Wrapper = styled.div<{ $wide: boolean; $hasAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasAside }) => $hasAside && 'auto'};
  gap: var(--s1h) var(--s4);
  align-content: start;
  min-inline-size: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
  > * {
    grid-column: 1 / -1;
  }
  > label {
    grid-column: 1;
    justify-self: start;
  }
  > ${Aside} {
    grid-area: 1 / 2;
  }
  ${media.enlargedText} {
    > ${Aside} {
      grid-area: auto / 1 / auto / -1;
    }
  }
`;
const Label = styled.label`
  ${labelStyles}
`;
const RequiredMark = styled.span`
  margin-inline-start: var(--s1);
  color: ${color.clay600};
`;
const OptionalMark = styled.span`
  margin-inline-start: var(--s1h);
  color: ${color.text3};
  font-size: var(--fs-xs);
  font-weight: ${weight.body};
`;
export const hintStyles = css`
  color: ${color.text3};
  font-size: var(--fs-xs);
  line-height: 1.7;
`;
const HintText = styled.span`
  ${hintStyles}
`;
export const errorStyles = css`
  display: flex;
  align-items: center;
  gap: var(--s1h);
  color: ${color.danger};
  font-size: var(--fs-sm);
  line-height: 1.7;
`;
const ErrorText = styled.span`
  ${errorStyles}
`;

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** Shows «(اختياري)» beside the label. */
  optional?: boolean | undefined;
  /** Spans both columns of `Fields`. */
  wide?: boolean | undefined;
  /** Content at the end of the label row, such as «نسيت كلمة المرور؟». */
  aside?: ReactNode;
}

/** Label text with its required or optional marker. The asterisk is hidden from screen readers, which read `required` of the control. */
export const LabelText = ({
  label,
  required = false,
  optional = false,
}: Pick<FieldProps, 'label' | 'required' | 'optional'>) => (
  <>
    {label}
    {required && <RequiredMark aria-hidden="true">*</RequiredMark>}
    {optional && <OptionalMark>{verbs.optional}</OptionalMark>}
  </>
);

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <HintText id={id}>{children}</HintText>
);

export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children ? (
    <ErrorText id={id}>
      <Icon icon={CircleAlert} size={16} />
      {children}
    </ErrorText>
  ) : null;

interface FieldFrameProps extends FieldProps {
  ids: FieldIds;
  error: string | undefined;
  children: ReactNode;
}

/**
 * Layout of a field: label, control, then the hint or the error message. What stands beside the label follows the control, so
 * that Tab leads from one control to the next.
 */
export const FieldLayout = ({
  ids,
  error,
  label,
  required,
  optional,
  hint,
  wide = false,
  aside,
  children,
}: FieldFrameProps) => (
  <Wrapper $wide={wide} $hasAside={Boolean(aside)}>
    <Label htmlFor={ids.id}>
      <LabelText label={label} required={required} optional={optional} />
    </Label>
    {children}
    {aside && <Aside>{aside}</Aside>}
    {hint && !error && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
    <FieldError id={ids.errorId}>{error}</FieldError>
  </Wrapper>
);
