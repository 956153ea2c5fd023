import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { receipt, type Receipt, type RequestKind } from 'shared-lib/contracts';
import { useContractForm, type FieldValues } from 'shared-lib/form';
import { http, HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import type * as z from 'zod/mini';
import { contact } from '../../copy/contact.ts';
import { agreeOnSecret, writeKeyOf } from './write-key.ts';

/** Specification §7. */
const addresses: Record<RequestKind, string> = {
  contact: '/public/contact',
  consultation: '/public/consultation',
  feasibility: '/public/feasibility-request',
};

/** The API may also refuse in so many words. */
const accepted = (answer: Receipt): Receipt => {
  if (!answer.success) throw new HttpError('server', { message: answer.message });
  return answer;
};

/** One of the three public forms: sends it, says how it went, and keeps the receipt of what was sent last. */
export const useRequestForm = <Values extends FieldValues, Output>(
  kind: RequestKind,
  contract: z.core.$ZodType<Output, Values>,
) => {
  const form = useContractForm(contract);
  const [sent, setSent] = useState<Receipt>();
  useEffect(agreeOnSecret, []);
  const { mutateAsync } = useMutation({
    mutationFn: async (values: Output) =>
      accepted(
        await http.post(addresses[kind], values, receipt, { headers: { 'Idempotency-Key': writeKeyOf(values) } }),
      ),
    onMutate: () => setSent(undefined),
    onSuccess: (answer) => {
      setSent(answer);
      form.reset();
      toast.success(contact.sent[kind], answer.message);
    },
    onError: (error) =>
      toast.failure(contact.failed, (error instanceof HttpError && error.serverMessage) || contact.unexpected),
  });
  return { form, send: (values: Output) => mutateAsync(values), sent };
};
