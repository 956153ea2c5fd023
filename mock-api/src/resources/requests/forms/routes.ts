import { consultationInput, contactInput, feasibilityInput, receipt, type Receipt } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import { copy } from '../../../copy/ar.ts';
import type { Api } from '../../../http/validation.ts';
import { consultationForm, contactForm, feasibilityForm, type FormInput, type PublicForm } from './public-forms.ts';
import { addClaimLink, createRequest } from '../repository.ts';
import { newRequestEmail, receiptEmail } from '../emails/request-emails.ts';
import { actorOf, type RequestDeps } from '../lifecycle/request-context.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import { notifyAdmins } from '../emails/notify.ts';
import { rowTopic } from '../payload.ts';
import { runChange } from '../lifecycle/run-change.ts';
import { firstReplyDays } from '../service-levels/service-levels.ts';

const SOURCE_MAX = 200;

/** Path of the page that the form was sent from; empty when the page belongs to another site. */
const sourcePath = ({ headers }: FastifyRequest, siteOrigin: string): string => {
  const url = URL.parse(headers.referer ?? '');
  return url?.origin === siteOrigin ? (url.pathname + url.search).slice(0, SOURCE_MAX) : '';
};

/**
 * Stores a request and emails its sender and the company, once per `Idempotency-Key`. Only programs fill in the hidden field
 * `other_details`: their requests are stored as spam, in case a person was taken for one, and nobody hears of them. The response is the same.
 */
const submit = <Input extends FormInput & { other_details: string }>(
  deps: RequestDeps,
  form: PublicForm<Input>,
  input: Input,
  request: FastifyRequest,
): Promise<Receipt> => {
  const user = request.session?.user;
  const { name, email, phone, company } = input;
  const isCaught = input.other_details !== '';
  return runChange(deps, request, {
    actor: user ? actorOf(user) : { id: null, name, role: 'visitor' },
    parse: receipt.parse,
    run: async (context) => {
      const { siteOrigin, companyContact } = context;
      const row = await createRequest(context, {
        kind: form.kind,
        input,
        priority: form.isUrgent(input) ? 'urgent' : 'normal',
        name,
        email,
        phone,
        company,
        user,
        source_path: sourcePath(request, siteOrigin),
        level: form.level(input),
        preferred_times: form.preferredTimes?.(input) ?? [],
        calculation: form.calculation?.(input) ?? null,
        isCaught,
      });
      const claimUrl = await addClaimLink(context, row);
      if (!isCaught) {
        context.emails.push(
          receiptEmail(row, {
            claimUrl,
            company: companyContact,
            replyDays: firstReplyDays(context.levels, form.level(input)),
          }),
          newRequestEmail(row, { form, input }, { company: companyContact, siteOrigin }),
        );
        await notifyAdmins(context, row, {
          kind: 'status',
          title: notificationCopy.toStaff.arrived[form.kind],
          body: rowTopic(row),
        });
      }
      const data = { reference: row.reference, claim_url: claimUrl };
      return { success: true, message: copy.requests.sent[form.kind], data };
    },
  });
};

const rule = { access: 'public', limit: 'forms' } as const;

/** The public contact, consultation and feasibility forms. */
export const requestFormRoutes = (deps: RequestDeps) => async (app: Api) => {
  app.post(
    '/api/public/contact',
    {
      config: rule,
      schema: { summary: 'Sends a message to the company.', body: contactInput, response: { 200: receipt } },
    },
    (request) => submit(deps, contactForm, request.body, request),
  );

  app.post(
    '/api/public/consultation',
    {
      config: rule,
      schema: { summary: 'Requests a consultation.', body: consultationInput, response: { 200: receipt } },
    },
    (request) => submit(deps, consultationForm, request.body, request),
  );

  app.post(
    '/api/public/feasibility-request',
    {
      config: rule,
      schema: { summary: 'Requests a feasibility study.', body: feasibilityInput, response: { 200: receipt } },
    },
    (request) => submit(deps, feasibilityForm, request.body, request),
  );
};
