import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Receipt, RequestKind } from 'shared-lib/contracts';
import { useContractForm, type FieldValues, type FormContractSource } from 'shared-lib/form';
import { http, HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { contact } from '../../copy/contact.ts';
import { contactContracts } from './contact-contracts.ts';
import { ensureSecret, idempotencyKeyOf } from 'shared-lib/patterns/idempotency-key';

/** API paths (specification §7). */
const endpoints: Record<RequestKind, string> = {
  contact: '/public/contact',
  consultation: '/public/consultation',
  feasibility: '/public/feasibility-request',
};

/** The API can also reject a request with status 200 and `success: false`. */
const requireSuccess = (response: Receipt): Receipt => {
  if (!response.success) throw new HttpError('server', { message: response.message });
  return response;
};

/** State of one public form: submission, toasts and the receipt of the last submission. */
export const useRequestForm = <Values extends FieldValues, Output>(
  kind: RequestKind,
  contract: FormContractSource<Values, Output>,
) => {
  const form = useContractForm(contract);
  const [sent, setSent] = useState<Receipt>();
  useEffect(ensureSecret, []);
  const { mutateAsync } = useMutation({
    mutationFn: async (values: Output) =>
      requireSuccess(
        await http.post(endpoints[kind], values, contactContracts.receipt, {
          headers: { 'Idempotency-Key': idempotencyKeyOf(values) },
        }),
      ),
    onMutate: () => setSent(undefined),
    onSuccess: (response) => {
      setSent(response);
      form.reset();
      toast.success(contact.sent[kind], response.message, contact.failed);
    },
    onError: (error) =>
      toast.failure(contact.failed, (error instanceof HttpError && error.serverMessage) || contact.unexpected),
  });
  return { form, send: (values: Output) => mutateAsync(values), sent, startAnother: () => setSent(undefined) };
};
