import { useId, useRef, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Receipt, RequestKind } from 'shared-lib/contracts';
import {
  Fields,
  Form,
  FormDraft,
  FormErrorSummary,
  FormFailure,
  Honeypot,
  SubmitButton,
  type ContractForm,
  type FieldValues,
  useFormContext,
} from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { color, text } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { useSession } from 'shared-lib/session';
import { contact } from '../../copy/contact.ts';
import { RequestSent } from './request-sent.tsx';
import { Stack } from 'shared-lib/ui/stack';

const FIELDS = ['name', 'email', 'phone', 'company'] as const;

/** Fills empty contact fields from the account of the signed-in user. */
const AccountPrefill = () => {
  const user = useSession((session) => session.user);
  const { getValues, resetField } = useFormContext();
  useEffect(() => {
    if (!user) return;
    for (const field of FIELDS) if (!getValues(field)) resetField(field, { defaultValue: user[field] });
  }, [user, getValues, resetField]);
  return null;
};

const Body = styled.div`
  padding-block-start: var(--s8);
`;
const FormFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s4);
  color: ${color.text3};
  ${text.xs}
  b {
    color: ${color.clay600};
    font-weight: inherit;
  }
`;

interface Props<Values extends FieldValues, Output> {
  kind: RequestKind;
  form: ContractForm<Values, Output>;
  send: (values: Output) => Promise<unknown>;
  sent: Receipt | undefined;
  /** Shows the form again after a request was sent. */
  startAnother: () => void;
  /** The fields, laid out in two columns. */
  children: ReactNode;
}

/** Shared parts of the three public forms: draft, errors, honeypot, notes and receipt. */
export const RequestForm = <Values extends FieldValues, Output>({
  kind,
  form,
  send,
  sent,
  startAnother,
  children,
}: Props<Values, Output>) => {
  const sentId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const handleAnother = () => {
    flushSync(startAnother);
    fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  const { requiredNote, privacyNote, lostNote } = contact;
  return (
    <Body>
      {sent && <RequestSent id={sentId} kind={kind} receipt={sent} onAnother={handleAnother} />}
      <div ref={fields} hidden={sent !== undefined}>
        <Form form={form} onSubmit={send} aria-label={contact.tabs[kind]}>
          <FormDraft name={kind} />
          <AccountPrefill />
          <Stack $gap="7">
            <noscript>
              <Alert tone="warning" role="none">
                {contact.needsScripts}
              </Alert>
            </noscript>
            <FormErrorSummary />
            <Fields>{children}</Fields>
            <Honeypot />
            <FormFailure />
            <FormFooter>
              <SubmitButton>{contact.submit[kind]}</SubmitButton>
              <span>
                {requiredNote.before} <b>{requiredNote.mark}</b> {requiredNote.after}
              </span>
              <span>
                {privacyNote.before} <TextLink to={paths.legal('privacy')}>{privacyNote.link}</TextLink>.
              </span>
              <span>
                {lostNote.before} <TextLink to={paths.lostReference()}>{lostNote.link}</TextLink>
              </span>
            </FormFooter>
          </Stack>
        </Form>
      </div>
    </Body>
  );
};
