import { useEffect, useRef } from 'react';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { claim } from '../../copy/claim.ts';
import { Deeds, Offer, Outcome, Title } from './claim-layout.ts';

interface Props {
  words: { title: string; text: string };
  /** Whether it stands where the button stood that led here. */
  takesFocus?: boolean;
}

/** The request is in the account, and is followed there. */
export const Attached = ({ words, takesFocus = false }: Props) => {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <Outcome
      title={
        <Title ref={title} tabIndex={-1}>
          {words.title}
        </Title>
      }
    >
      <Offer>
        <p>{words.text}</p>
        <Deeds>
          <ButtonLink to={paths.dashboard()}>{claim.attached.dashboard}</ButtonLink>
        </Deeds>
      </Offer>
    </Outcome>
  );
};
