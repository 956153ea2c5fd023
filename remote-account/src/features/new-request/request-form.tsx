import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { currentUserQuery } from 'shared-lib/api';
import { receipt, type RequestKind } from 'shared-lib/contracts';
import {
  failureMessageOr,
  Fields,
  Form,
  FormDraft,
  FormErrorSummary,
  FormFailure,
  SubmitButton,
  TextField,
  type ContractForm,
  type FieldValues,
} from 'shared-lib/form';
import { http, HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { ensureSecret, idempotencyKeyOf } from 'shared-lib/patterns/idempotency-key';
import { useNavigate } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { Panel } from 'shared-lib/ui/panel';
import { newRequestCopy as labels } from '../../copy/requests.ts';
import { Stack } from 'shared-lib/ui/stack';

/** API paths (specification §7). */
const endpoints: Record<RequestKind, string> = {
  contact: '/public/contact',
  consultation: '/public/consultation',
  feasibility: '/public/feasibility-request',
};

/** Sends a request of the signed-in client, once per content. @returns its reference */
const sendRequest = async (kind: RequestKind, values: unknown): Promise<{ reference: string; message: string }> => {
  const headers = { 'Idempotency-Key': idempotencyKeyOf(values) };
  const { success, message, data } = await http.post(endpoints[kind], values, receipt, { headers });
  if (!success || !data) throw new HttpError('server', { message });
  return { reference: data.reference, message };
};

interface Props<Values extends FieldValues, Output> {
  kind: RequestKind;
  form: ContractForm<Values, Output>;
  phoneRequired?: boolean;
  /** The fields of the kind. */
  children: ReactNode;
}

/** A form of the public site inside the dashboard, with the profile filled in. A sent request opens its page. */
export const RequestForm = <Values extends FieldValues, Output>({
  kind,
  form,
  phoneRequired = false,
  children,
}: Props<Values, Output>) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { fields } = labels;
  useEffect(ensureSecret, []);
  const send = async (values: Output): Promise<void> => {
    // The API takes requests without a session too, and would store this one as a visitor's.
    await queryClient.query({ ...currentUserQuery(), staleTime: 0 });
    const { reference, message } = await sendRequest(kind, values);
    form.reset();
    toast.success(labels.sent[kind], message);
    await queryClient.invalidateQueries({ queryKey: ['account'] });
    await navigate(paths.request(reference));
  };
  return (
    <Form
      form={form}
      onSubmit={send}
      failureMessage={failureMessageOr(labels.unexpected)}
      aria-label={labels.kind[kind]}
    >
      <FormDraft name={`desk-${kind}`} />
      <Stack $gap="6">
        <FormErrorSummary />
        <Panel title={labels.request}>
          <Fields>{children}</Fields>
        </Panel>
        <Panel title={labels.person}>
          <Fields>
            <TextField name="name" label={fields.name} autoComplete="name" required />
            <TextField name="email" type="email" label={fields.email} autoComplete="email" required />
            <TextField
              name="phone"
              type="tel"
              label={fields.phone}
              hint={fields.phoneHint}
              autoComplete="tel"
              required={phoneRequired}
              optional={!phoneRequired}
            />
            <TextField name="company" label={fields.company} autoComplete="organization" optional />
          </Fields>
        </Panel>
        <FormFailure />
        <div>
          <SubmitButton>{labels.submit[kind]}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
};
