import { useId, useState } from 'react';
import { toLatinDigits } from 'shared-lib/contracts';
import { listLabels } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: var(--s2);
  padding-block-start: var(--s2);
  color: ${color.text2};
  font-size: var(--fs-sm);
  input {
    inline-size: 5rem;
    min-block-size: 2.75rem;
    padding-block: var(--s1);
  }
`;

interface Props {
  lastPage: number;
  onJump: (page: number) => void;
}

/** Opens a page of a long list by its number; a number beyond the last page opens the last one. */
export const PageJump = ({ lastPage, onJump }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const page = Number(toLatinDigits(typed).trim());
  const isPage = typed.trim() !== '' && Number.isInteger(page) && page >= 1;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPage) return;
        setTyped('');
        onJump(Math.min(page, lastPage));
      }}
    >
      <label htmlFor={id}>{listLabels.jump}</label>
      <Input
        id={id}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" tone="quiet" size="small" disabled={!isPage}>
        {listLabels.jumpTo}
      </Button>
    </Form>
  );
};
