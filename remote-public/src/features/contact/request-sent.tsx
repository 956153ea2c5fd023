import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { contactDefaults, settingQueries } from 'shared-lib/api';
import type { Receipt, RequestKind } from 'shared-lib/contracts';
import { whatsappHref } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { useSession } from 'shared-lib/session';
import { color, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { contact } from '../../copy/contact.ts';
import { CopyButton } from '../../sections/copy-button.tsx';

const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s2) var(--s4);
  margin-block-end: var(--s8);
  padding: var(--s6);
  border: 1px solid ${color.line};
  border-block-start: 3px solid ${color.success};
  background: ${color.white};
  > svg {
    margin-block-start: var(--s1);
    color: ${color.success};
  }
  > div {
    display: grid;
    gap: var(--s3);
  }
  > div > button {
    justify-self: start;
  }
  h2 {
    ${text.h3}
  }
  dt {
    color: ${color.text3};
    ${text.xs}
  }
  dd {
    ${text.h4}
    ${text.tabular}
  }
  h3 {
    ${text.h4}
  }
  ol {
    display: grid;
    gap: var(--s1);
    padding-inline-start: var(--s5);
    color: ${color.text2};
    list-style: decimal;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s6);
  }
`;

interface ReceiptDetailsProps extends NonNullable<Receipt['data']> {
  kind: RequestKind;
}

const ReceiptDetails = ({ kind, reference, claim_url }: ReceiptDetailsProps) => {
  const { data } = useQuery(settingQueries.group('contact'));
  const isClient = useSession(({ user }) => user?.role === 'client');
  return (
    <>
      <dl>
        <dt>{contact.receipt.reference}</dt>
        <dd>
          <Ltr>{reference}</Ltr>
        </dd>
        <dd>
          <CopyButton label={contact.receipt.copy} text={() => reference} />
        </dd>
      </dl>
      <p>{contact.receipt.keep}</p>
      <h3>{contact.receipt.next}</h3>
      <ol>
        {contact.receipt.steps[kind].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ul>
        {kind === 'consultation' && (
          <li>
            <TextLink to={isClient ? paths.booking(reference) : `${claim_url}/booking`}>
              {contact.receipt.book}
            </TextLink>
          </li>
        )}
        <li>
          {/* The request of a client belongs to the account already. */}
          <TextLink to={isClient ? paths.request(reference) : claim_url}>{contact.receipt.claim}</TextLink>
        </li>
        <li>
          <TextLink
            to={whatsappHref(data?.whatsapp || contactDefaults.whatsapp, contact.receipt.draft(reference))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {contact.receipt.whatsapp}
          </TextLink>
        </li>
      </ul>
    </>
  );
};

interface Props {
  id: string;
  kind: RequestKind;
  receipt: Receipt;
  /** Shows the form again. */
  onAnother: () => void;
}

/** Receipt of a sent request: reference, next steps and tracking link. Stays after the toast is gone; takes the focus on mount. */
export const RequestSent = ({ id, kind, receipt, onAnother }: Props) => {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} aria-labelledby={id}>
      <Icon icon={CircleCheck} size={24} />
      <div>
        <h2 id={id}>{contact.sent[kind]}</h2>
        <p>{receipt.message}</p>
        {receipt.data && <ReceiptDetails kind={kind} {...receipt.data} />}
        <Button tone="outline" size="small" onClick={onAnother}>
          {contact.receipt.another}
        </Button>
      </div>
    </Box>
  );
};
