import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { controls } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { FieldLayout, type FieldProps } from './field-layout.tsx';
import { useFormState } from './form-context.ts';
import { useField } from './use-field.ts';

const Box = styled.div`
  position: relative;
  input {
    /* The input is left-to-right, so its start side is below the show button. */
    padding-inline: 3.25rem var(--s4);
  }
  button {
    position: absolute;
    inset-inline-end: 0.25rem;
    inset-block-start: 0.1875rem;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text2};
    cursor: pointer;
  }
`;

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a show button. Never sets an initial value, so that the markup contains no password. */
export const PasswordField = <Values extends FieldValues = FieldValues>({
  name,
  autoComplete,
  ...layoutProps
}: Props<Values>) => {
  const { ids, error, control } = useField(name, { ...layoutProps, isSecret: true });
  const { hydrated } = useFormState();
  const [visible, setVisible] = useState(false);
  return (
    <FieldLayout {...layoutProps} ids={ids} error={error}>
      <Box>
        <Input
          type={visible ? 'text' : 'password'}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete={autoComplete}
          {...control}
        />
        <button
          type="button"
          disabled={!hydrated}
          aria-controls={ids.id}
          aria-label={visible ? controls.hidePassword : controls.showPassword}
          onClick={() => setVisible(!visible)}
        >
          <Icon icon={visible ? EyeOff : Eye} size={20} />
        </button>
      </Box>
    </FieldLayout>
  );
};
