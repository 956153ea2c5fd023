import { useEffect, useRef, useState } from 'react';
import { lostReferenceInput } from 'shared-lib/contracts';
import { signInCopy } from 'shared-lib/copy';
import { failureMessageOr, Form, FormFailure, SubmitButton, TextField, useContractForm } from 'shared-lib/form';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { claimCopy } from '../../copy/claim.ts';
import { NeedsScripts } from '../../layout/needs-scripts.tsx';
import { requestClaimLinks } from './claim-queries.ts';
import { PanelContent } from './claim-layout.ts';

interface EmailInput {
  email: string;
}
interface SentLinks extends EmailInput {
  /** Message of the API, the same for every e-mail address. */
  message: string;
}

const labels = claimCopy.lost;

const Fields = styled.div`
  display: grid;
  justify-items: stretch;
  gap: var(--s5);
  inline-size: min(100%, 28rem);
`;

const ClaimLinksForm = ({ onSent }: { onSent: (sent: SentLinks) => void }) => {
  const form = useContractForm(lostReferenceInput);
  const submit = async (input: EmailInput): Promise<void> =>
    onSent({ ...input, message: (await requestClaimLinks(input)).message });
  return (
    <Form form={form} onSubmit={submit} failureMessage={failureMessageOr(labels.failed)}>
      <Fields>
        <FormFailure />
        <TextField<EmailInput> name="email" type="email" label={signInCopy.email} autoComplete="email" required />
        <SubmitButton>{labels.submit}</SubmitButton>
      </Fields>
    </Form>
  );
};

const LinksSent = ({ sent, onAgain }: { sent: SentLinks; onAgain: () => void }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <PanelContent ref={box} tabIndex={-1}>
      <Alert tone="success">
        {sent.message}
        <br />
        {labels.sentTo} <Ltr>{sent.email}</Ltr>
      </Alert>
      <TextButton onClick={onAgain}>{labels.again}</TextButton>
    </PanelContent>
  );
};

/** Form that sends lost claim links to an e-mail address. */
export const LostReference = () => {
  const [sent, setSent] = useState<SentLinks>();
  return (
    <Panel title={labels.title}>
      {sent ? (
        <LinksSent sent={sent} onAgain={() => setSent(undefined)} />
      ) : (
        <PanelContent>
          <p>{labels.text}</p>
          <NeedsScripts>{claimCopy.needsScripts.lost}</NeedsScripts>
          <ClaimLinksForm onSent={setSent} />
        </PanelContent>
      )}
    </Panel>
  );
};
