import { consultationInput, contactInput, feasibilityInput, receipt, type Receipt } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type { FastifyRequest } from 'fastify';
import { copy } from '../../copy/ar.ts';
import type { Api } from '../../http/validation.ts';
import { consultationForm, contactForm, feasibilityForm, type FormInput, type PublicForm } from './forms.ts';
import { newRequestLetter, receiptLetter } from './letters.ts';
import { addClaimToken, insertRequest } from './repository.ts';
import { actorOf, doWork, type RequestParts } from './work.ts';

const SOURCE_MAX = 200;

/** The page of our own site that a form was sent from; pages of others are nobody's business. */
const sourcePath = ({ headers }: FastifyRequest, siteOrigin: string): string => {
  const url = URL.parse(headers.referer ?? '');
  return url?.origin === siteOrigin ? (url.pathname + url.search).slice(0, SOURCE_MAX) : '';
};

const sent = ({ kind }: { kind: keyof typeof copy.requests.sent }): Receipt => ({
  success: true,
  message: copy.requests.sent[kind],
});

/** Stores a request and tells its sender and the company; one that was stored before tells nobody again. */
const submit = <Input extends FormInput>(
  parts: RequestParts,
  form: PublicForm<Input>,
  input: Input,
  request: FastifyRequest,
): Promise<Receipt> => {
  const user = request.session?.user;
  const { name, email, phone, company } = input;
  return doWork(parts, request, {
    actor: user ? actorOf(user) : { id: null, name, role: 'visitor' },
    parse: receipt.parse,
    work: async (work) => {
      const { siteOrigin, us } = work;
      const row = await insertRequest(work, {
        kind: form.kind,
        priority: form.isUrgent(input) ? 'urgent' : 'normal',
        name,
        email,
        phone,
        company,
        payload: form.payload(input),
        user,
        source_path: sourcePath(request, siteOrigin),
        level: form.level(input),
      });
      const claimUrl = siteOrigin + paths.claim(await addClaimToken(work, row));
      work.mails.push(receiptLetter(row, claimUrl, us), newRequestLetter(row, { form, input }, { us, siteOrigin }));
      return { ...sent(form), data: { reference: row.reference, claim_url: claimUrl } };
    },
  });
};

/** Only a program fills the field that no person sees: it is told what it wants to hear. */
const receive = <Input extends FormInput & { website: string }>(
  parts: RequestParts,
  form: PublicForm<Input>,
  input: Input,
  request: FastifyRequest,
) => (input.website ? sent(form) : submit(parts, form, input, request));

const rule = { access: 'public', limit: 'forms' } as const;

/** The public forms. */
export const requestRoutes = (parts: RequestParts) => async (app: Api) => {
  app.post(
    '/api/public/contact',
    {
      config: rule,
      schema: { summary: 'Sends a message to the company.', body: contactInput, response: { 200: receipt } },
    },
    (request) => receive(parts, contactForm, request.body, request),
  );

  app.post(
    '/api/public/consultation',
    {
      config: rule,
      schema: { summary: 'Asks for a consultation.', body: consultationInput, response: { 200: receipt } },
    },
    (request) => receive(parts, consultationForm, request.body, request),
  );

  app.post(
    '/api/public/feasibility-request',
    {
      config: rule,
      schema: { summary: 'Asks for a feasibility study.', body: feasibilityInput, response: { 200: receipt } },
    },
    (request) => receive(parts, feasibilityForm, request.body, request),
  );
};
