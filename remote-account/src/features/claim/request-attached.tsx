import { useEffect, useRef } from 'react';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { claimCopy } from '../../copy/claim.ts';
import { Actions, PanelContent, SuccessPanel, Title } from './claim-layout.ts';

interface Props {
  reference: string;
  labels: { title: string; text: string };
  /** Moves the focus to the title, because the button that was pressed is gone. */
  takesFocus?: boolean;
}

/** Shows that the request belongs to this account, with a link to its page. */
export const RequestAttached = ({ reference, labels, takesFocus = false }: Props) => {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <SuccessPanel
      title={
        <Title ref={title} tabIndex={-1}>
          {labels.title}
        </Title>
      }
    >
      <PanelContent>
        <p>{labels.text}</p>
        <Actions>
          <ButtonLink to={paths.request(reference)}>{claimCopy.attached.open}</ButtonLink>
          <ButtonLink tone="outline" to={paths.dashboard()}>
            {claimCopy.attached.dashboard}
          </ButtonLink>
        </Actions>
      </PanelContent>
    </SuccessPanel>
  );
};
