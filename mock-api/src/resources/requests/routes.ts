import { contactInput, receipt, type ContactInput, type Receipt } from 'shared-lib/contracts';
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
import { contactReceipt, newContact, type CompanyAddress } from './letters.ts';
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

const sent = (): Receipt => ({ success: true, message: copy.requests.contactSent });

/** Stores a message and tells its sender and the company; a message that was stored before tells nobody again. */
const sendContact = async (parts: RequestParts, request: FastifyRequest, input: ContactInput): Promise<Receipt> => {
  const { db, clock, postman, siteOrigin } = parts;
  const { name, email, phone, company: firm, subject, message } = input;
  const levels = await readServiceLevels(db);
  const { body, isReplay } = await writeOnce({ db, clock }, writeKeyOf(request), receipt.parse, async (trx) => {
    const { reference, claimToken } = await insertRequest(
      trx,
      {
        kind: 'contact',
        name,
        email,
        phone,
        company: firm,
        payload: { subject, message },
        user: request.session?.user,
        source_path: sourcePath(request, siteOrigin),
        first_reply_due_at: firstReplyDue(levels, 'contact', clock()),
      },
      clock,
    );
    const answer = { ...sent(), data: { reference, claim_url: siteOrigin + paths.claim(claimToken) } };
    return { status: 200, body: answer };
  });
  if (body.data && !isReplay) {
    const { reference, claim_url: claimUrl } = body.data;
    const to = await companyAddress(db);
    postman.post(contactReceipt({ input, reference, claimUrl }, to));
    postman.post(newContact({ input, reference, claimUrl }, to, siteOrigin));
  }
  return body;
};

/** The public forms. */
export const requestRoutes = (parts: RequestParts) => async (app: Api) => {
  app.post('/api/public/contact', { config: { access: 'public', limit: 'forms' }, schema: { body: contactInput } }, (request) =>
    // Only a program fills the field that no person sees: it is told what it wants to hear.
    request.body.website ? sent() : sendContact(parts, request, request.body),
  );
};
