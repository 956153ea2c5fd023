import { useId, useState, type SubmitEvent } from 'react';
import { verbs } from 'shared-lib/copy';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: var(--s2);
  overflow-wrap: anywhere;
`;

interface TypedProps {
  title: string;
  text: string;
  label: string;
  button: string;
  isDangerous?: boolean;
  /** Direction of what is typed. */
  dir?: 'ltr';
  isPending: boolean;
  isReady: (typed: string) => boolean;
  onConfirm: (typed: string) => void;
  onClose: () => void;
}

/** Asks for a text before it goes on. */
export const TypedDialog = ({
  title,
  text,
  label,
  button,
  isDangerous,
  dir,
  isPending,
  isReady,
  ...on
}: TypedProps) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const confirm = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady(typed) && !isPending) on.onConfirm(typed.trim());
  };
  return (
    <Dialog
      open
      onClose={on.onClose}
      title={title}
      tone={isDangerous ? 'danger' : 'plain'}
      actions={
        <>
          <Button
            type="submit"
            form={`${id}-form`}
            size="small"
            tone={isDangerous ? 'danger' : 'primary'}
            pending={isPending}
            disabled={!isReady(typed)}
          >
            {button}
          </Button>
          <Button size="small" tone="quiet" onClick={on.onClose}>
            {verbs.cancel}
          </Button>
        </>
      }
    >
      <Form id={`${id}-form`} onSubmit={confirm}>
        <p>{text}</p>
        <label htmlFor={id}>{label}</label>
        <Input
          id={id}
          dir={dir}
          data-first-focus=""
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Form>
    </Dialog>
  );
};
