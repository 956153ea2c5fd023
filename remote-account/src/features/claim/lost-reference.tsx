import { useEffect, useRef, useState } from 'react';
import { lostReferenceInput } from 'shared-lib/contracts';
import { signInCopy } from 'shared-lib/copy';
import { explainFailure, Form, FormFailure, SubmitButton, TextField, useContractForm } from 'shared-lib/form';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { claim } from '../../copy/claim.ts';
import { askForLinks } from './claim-calls.ts';
import { Offer } from './claim-layout.ts';

interface Address {
  email: string;
}
interface Sent extends Address {
  /** The server's own sentence: the same for every address. */
  message: string;
}

const words = claim.lost;

const Fields = styled.div`
  display: grid;
  justify-items: stretch;
  gap: 1.25rem;
  inline-size: min(100%, 28rem);
`;

const AskForm = ({ onSent }: { onSent: (sent: Sent) => void }) => {
  const form = useContractForm(lostReferenceInput);
  const ask = async (input: Address): Promise<void> =>
    onSent({ ...input, message: (await askForLinks(input)).message });
  return (
    <Form form={form} onSubmit={ask} sayFailure={explainFailure(words.failed)}>
      <Fields>
        <FormFailure />
        <TextField<Address> name="email" type="email" label={signInCopy.email} autoComplete="email" required />
        <SubmitButton>{words.submit}</SubmitButton>
      </Fields>
    </Form>
  );
};

const LinksSent = ({ sent, onAgain }: { sent: Sent; onAgain: () => void }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Offer ref={box} tabIndex={-1}>
      <Alert tone="success">
        {sent.message}
        <br />
        {words.sentTo} <Ltr>{sent.email}</Ltr>
      </Alert>
      <TextButton onClick={onAgain}>{words.again}</TextButton>
    </Offer>
  );
};

/** Sends the links of an address to it, for whoever has lost them. */
export const LostReference = () => {
  const [sent, setSent] = useState<Sent>();
  return (
    <Panel title={words.title}>
      {sent ? (
        <LinksSent sent={sent} onAgain={() => setSent(undefined)} />
      ) : (
        <Offer>
          <p>{words.text}</p>
          <AskForm onSent={setSent} />
        </Offer>
      )}
    </Panel>
  );
};
