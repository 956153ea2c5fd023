import { consultationInput, contactInput, feasibilityInput, receipt, type Receipt } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { copy } from '../../copy/ar.ts';
import type { Database } from '../../db/open-database.ts';
import { writeKeyOf, writeOnce } from '../../http/idempotency.ts';
import type { Api } from '../../http/validation.ts';
import type { Postman } from '../../mail/postman.ts';
import { findSetting } from '../settings/repository.ts';
import { consultationForm, contactForm, feasibilityForm, type FormInput, type PublicForm } from './forms.ts';
import { newRequestLetter, receiptLetter, type CompanyAddress } from './letters.ts';
import { insertRequest } from './repository.ts';
import { firstReplyDue, readServiceLevels } from './service-levels.ts';

export interface RequestParts {
  db: Database;
  clock: Clock;
  postman: Postman;
  siteOrigin: string;
}

const SOURCE_MAX = 200;

/** The page of our own site that a form was sent from; pages of others are nobody's business. */
const sourcePath = ({ headers }: FastifyRequest, siteOrigin: string): string => {
  const url = URL.parse(headers.referer ?? '');
  return url?.origin === siteOrigin ? (url.pathname + url.search).slice(0, SOURCE_MAX) : '';
};

const companyAddress = async (db: Database): Promise<CompanyAddress> => ({
  name: (await findSetting(db, 'company_name'))?.value_ar || company.name,
  email: (await findSetting(db, 'email'))?.value_ar || company.email,
});

const sent = ({ kind }: { kind: keyof typeof copy.requests.sent }): Receipt => ({ success: true, message: copy.requests.sent[kind] });

/** Stores a request and tells its sender and the company; one that was stored before tells nobody again. */
const submit = async <Input extends FormInput>(parts: RequestParts, form: PublicForm<Input>, input: Input, request: FastifyRequest): Promise<Receipt> => {
  const { db, clock, postman, siteOrigin } = parts;
  const { name, email, phone, company: firm } = input;
  const levels = await readServiceLevels(db);
  const { body, isReplay } = await writeOnce({ db, clock }, writeKeyOf(request), receipt.parse, async (trx) => {
    const { reference, claimToken } = await insertRequest(
      trx,
      {
        kind: form.kind,
        priority: form.isUrgent(input) ? 'urgent' : 'normal',
        name,
        email,
        phone,
        company: firm,
        payload: form.payload(input),
        user: request.session?.user,
        source_path: sourcePath(request, siteOrigin),
        first_reply_due_at: firstReplyDue(levels, form.level(input), clock()),
      },
      clock,
    );
    const answer = { ...sent(form), data: { reference, claim_url: siteOrigin + paths.claim(claimToken) } };
    return { status: 200, body: answer };
  });
  if (body.data && !isReplay) {
    const { reference, claim_url: claimUrl } = body.data;
    const us = await companyAddress(db);
    postman.post(receiptLetter({ kind: form.kind, name, email, reference, claimUrl }, us));
    postman.post(newRequestLetter({ form, input, reference }, us, siteOrigin));
  }
  return body;
};

/** Only a program fills the field that no person sees: it is told what it wants to hear. */
const receive = <Input extends FormInput & { website: string }>(parts: RequestParts, form: PublicForm<Input>, input: Input, request: FastifyRequest) =>
  input.website ? sent(form) : submit(parts, form, input, request);

const rule = { access: 'public', limit: 'forms' } as const;

/** The public forms. */
export const requestRoutes = (parts: RequestParts) => async (app: Api) => {
  app.post('/api/public/contact', { config: rule, schema: { body: contactInput } }, (request) => receive(parts, contactForm, request.body, request));

  app.post('/api/public/consultation', { config: rule, schema: { body: consultationInput } }, (request) =>
    receive(parts, consultationForm, request.body, request),
  );

  app.post('/api/public/feasibility-request', { config: rule, schema: { body: feasibilityInput } }, (request) =>
    receive(parts, feasibilityForm, request.body, request),
  );
};
