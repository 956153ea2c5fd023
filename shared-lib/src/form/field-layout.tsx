import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { verbs } from 'shared-lib/copy';
import { color, media, weight } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled, { css } from 'styled-components';
import type { FieldIds } from './use-field.ts';

/** Two columns of fields; one where the layout stacks. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.375rem 1.5rem;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const labelStyles = css`
  color: ${color.text};
  font-size: 0.9375rem;
  font-weight: ${weight.medium};
  line-height: 1.6;
`;

const Frame = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  min-inline-size: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1rem;
`;
const Label = styled.label`
  ${labelStyles}
`;
const RequiredMark = styled.span`
  margin-inline-start: 0.25rem;
  color: ${color.clay600};
`;
const OptionalMark = styled.span`
  margin-inline-start: 0.375rem;
  color: ${color.text3};
  font-size: var(--fs-xs);
  font-weight: ${weight.body};
`;
const HintText = styled.span`
  color: ${color.text3};
  font-size: var(--fs-xs);
  line-height: 1.7;
`;
const ErrorText = styled.span`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  color: ${color.danger};
  font-size: var(--fs-sm);
  line-height: 1.7;
`;

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** Says «(اختياري)» beside the label. */
  optional?: boolean | undefined;
  /** Takes the whole row among `Fields`. */
  wide?: boolean | undefined;
  /** At the far end of the label's line («نسيت كلمة المرور؟»). */
  aside?: ReactNode;
}

/** The words of a label with its mark; the mark is for eyes only, `required` on the control says it to everyone else. */
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

/** Label above, control, then the hint, which gives way to what is wrong. */
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
  <Frame $wide={wide}>
    <Head>
      <Label htmlFor={ids.id}>
        <LabelText label={label} required={required} optional={optional} />
      </Label>
      {aside}
    </Head>
    {children}
    {hint && !error && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
    <FieldError id={ids.errorId}>{error}</FieldError>
  </Frame>
);
