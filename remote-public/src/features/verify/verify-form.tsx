import { useRef, type SubmitEvent } from 'react';
import { toLatinDigits } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { Button } from 'shared-lib/ui/button';
import { Input } from 'shared-lib/ui/input';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import { verify as copy } from '../../copy/verify.ts';

const Number = styled(Input)`
  max-inline-size: 20rem;
`;

/** Opens the page of a number; the same number is asked for again. */
export const VerifyForm = ({ number, onAgain }: { number: string; onAgain: () => void }) => {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = toLatinDigits(input.current?.value ?? '')
      .trim()
      .toUpperCase();
    if (typed === number) onAgain();
    else if (typed) void navigate(paths.verify(typed), { preventScrollReset: true });
  };
  return (
    <form onSubmit={submit}>
      <Stack $gap="2">
        <label htmlFor="verify-number">{copy.number}</label>
        <Cluster $gap="2h">
          <Number
            ref={input}
            key={number}
            id="verify-number"
            name="number"
            dir="ltr"
            defaultValue={number}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="verify-number-hint"
            required
          />
          <Button type="submit">{copy.check}</Button>
        </Cluster>
        <small id="verify-number-hint">{copy.hint}</small>
      </Stack>
    </form>
  );
};
