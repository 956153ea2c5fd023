import {
  acceptInput,
  agreementChangeInput,
  AGREEMENT_PATTERN,
  clientRequestDetail,
  codeInput,
  codeReceipt,
  declineInput,
  freeCode,
  publicAgreement,
  receivedInput,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { isoNow } from '../../../clock.ts';
import { agreementCopy as copy } from '../../../copy/agreements.ts';
import { currentUser } from '../../../http/access.ts';
import { notFound } from '../../../http/api-error.ts';
import { parseRowId } from '../../../http/params.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { contentDisposition } from '../../../http/responses.ts';
import type { Api } from '../../../http/validation.ts';
import { adminArea } from '../admin-routes.ts';
import { changeOwnRequest } from '../client-routes.ts';
import { consultantArea } from '../consultant-routes.ts';
import { storeOnce, upload, type FileRouteDeps } from '../files/routes.ts';
import { acceptUploads } from '../files/uploads.ts';
import { actorOf } from '../lifecycle/request-context.ts';
import { runPreparedChange } from '../lifecycle/run-change.ts';
import { clientDetail } from '../request-detail.ts';
import { findRequest, referenceParams } from '../repository.ts';
import { changeAsStaff, requestSchema } from '../staff-routes.ts';
import { acceptWithCode, assertOffered, checkCode, declineVersion, newCode, sendCode } from './acceptance.ts';
import { findAgreement, findByNumber, presentPublicly } from './agreements.ts';
import { offerChange } from './changes.ts';
import type { AgreementDocuments } from './documents.ts';
import { addReceipt, receivePayment, undoPayment } from './payments.ts';

export interface AgreementDeps extends FileRouteDeps {
  limiter: RateLimiter;
  documents: AgreementDocuments;
}

const CLIENT = '/api/account/requests';
const itemParams = z.object({ ...referenceParams.shape, id: z.string().check(z.maxLength(20)) });
const numberParams = z.object({ number: freeCode(40) });
const codeResponse = z.object({ data: codeReceipt });
const detailResponse = z.object({ data: clientRequestDetail });

/** Who may open the PDF, and of which requests. */
const readers = [
  { base: CLIENT, access: 'signed-in', scope: 'own' },
  { base: consultantArea.base, access: 'consultant', scope: 'assigned' },
  { base: adminArea.base, access: 'admin', scope: 'all' },
] as const;

const addDocuments = (app: Api, { db, documents }: AgreementDeps): void => {
  for (const { base, access, scope } of readers)
    app.get(
      `${base}/:reference/agreements/:id/document`,
      {
        config: { access },
        schema: { summary: 'The PDF of a version of the agreement. Its bytes never change.', params: itemParams },
      },
      async (request, reply) => {
        const { reference, id } = request.params;
        const row = await findRequest(db, reference, currentUser(request), scope);
        const version = await findAgreement(db, row, parseRowId(id));
        const name = `${version.number}-${version.version}.pdf`;
        return reply
          .type('application/pdf')
          .headers({ 'content-disposition': contentDisposition('attachment', name) })
          .send(await documents.read(version));
      },
    );
};

const addCodes = (app: Api, deps: AgreementDeps): void => {
  const { db, clock, limiter, documents } = deps;

  app.post(
    `${CLIENT}/:reference/agreement/code`,
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'E-mails a code that accepts an offered version within ten minutes.',
        params: referenceParams,
        body: codeInput,
        response: { 200: codeResponse },
      },
    },
    (request) => {
      const user = currentUser(request);
      return runPreparedChange(deps, request, {
        actor: { ...actorOf(user), role: 'client' },
        parse: codeResponse.parse,
        prepare: async () => {
          const row = await findRequest(db, request.params.reference, user, 'own');
          const version = await findAgreement(db, row, request.body.agreement_id);
          assertOffered(version, isoNow(clock));
          await limiter.consume('codes', `agreement ${version.id}`);
          // The hash of what is accepted exists before anybody accepts it.
          const sealed = await documents.seal(version);
          const code = await newCode();
          return async (context) => ({ data: await sendCode(context, row, sealed, code, user) });
        },
      });
    },
  );
};

const addAcceptance = (app: Api, deps: AgreementDeps): void => {
  const { db, clock, documents } = deps;
  app.post(
    `${CLIENT}/:reference/agreement/accept`,
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Accepts an offered version with the typed name and the e-mailed code. Five wrong codes lock it.',
        params: referenceParams,
        body: acceptInput,
        response: { 200: detailResponse },
      },
    },
    async (request) => {
      const user = currentUser(request);
      const { agreement_id, name, code } = request.body;
      const body = await runPreparedChange(deps, request, {
        actor: { ...actorOf(user), role: 'client' },
        parse: detailResponse.parse,
        prepare: async () => {
          const found = await findRequest(db, request.params.reference, user, 'own');
          const version = await findAgreement(db, found, agreement_id);
          assertOffered(version, isoNow(clock));
          await checkCode(deps, version, code);
          return async (context) => {
            const row = await findRequest(context.trx, request.params.reference, user, 'own');
            const changed = await acceptWithCode(context, row, version, { name });
            return { data: await clientDetail(context.trx, changed, context.now) };
          };
        },
      });
      deps.emailQueue.runInBackground(async () => void (await documents.mailAccepted()));
      return body;
    },
  );
};

const addDecline = (app: Api, deps: AgreementDeps): void => {
  app.post(
    `${CLIENT}/:reference/agreement/decline`,
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Declines an offered version, with a reason. An accepted version stays valid.',
        params: referenceParams,
        body: declineInput,
        response: { 200: detailResponse },
      },
    },
    (request) => {
      const { agreement_id, note } = request.body;
      return changeOwnRequest(deps, request, request.params.reference, async (context, row) => {
        const version = await findAgreement(context.trx, row, agreement_id);
        assertOffered(version, context.now);
        return declineVersion(context, row, version, note);
      });
    },
  );
};

const addChanges = (app: Api, deps: AgreementDeps): void => {
  app.post(
    `${adminArea.base}/:reference/agreement/changes`,
    {
      config: { access: adminArea.role },
      schema: {
        summary: 'Offers new terms for an accepted agreement: a version that the client accepts with a code.',
        ...requestSchema(adminArea),
        body: agreementChangeInput,
      },
    },
    (request) => changeAsStaff(deps, adminArea, request, (context, row) => offerChange(context, row, request.body)),
  );
};

const addPayments = (app: Api, deps: AgreementDeps): void => {
  const { base, role } = adminArea;
  const schema = { ...requestSchema(adminArea), params: itemParams };

  app.post(
    `${base}/:reference/payments/:id/received`,
    {
      config: { access: role },
      schema: {
        ...schema,
        summary: 'Marks a transfer as received; the first one may begin the work.',
        body: receivedInput,
      },
    },
    (request) =>
      changeAsStaff(deps, adminArea, request, (context, row) =>
        receivePayment(context, row, parseRowId(request.params.id), request.body),
      ),
  );

  app.delete(
    `${base}/:reference/payments/:id/received`,
    { config: { access: role }, schema: { ...schema, summary: 'Undoes the mark of a transfer.' } },
    (request) =>
      changeAsStaff(deps, adminArea, request, (context, row) =>
        undoPayment(context, row, parseRowId(request.params.id)),
      ),
  );

  app.post(
    `${CLIENT}/:reference/payments/:id/receipt`,
    {
      config: { access: 'signed-in', ...upload },
      schema: { summary: 'Sends the receipt of a payment (`multipart/form-data`, at most 25 MB).', params: itemParams },
    },
    async (request) => {
      const { reference, id } = request.params;
      // Checked before the upload, so that no file is received for a request that the caller may not see.
      await findRequest(deps.db, reference, currentUser(request), 'own');
      return storeOnce(
        deps,
        request,
        (context, row, file) => addReceipt(context, row, parseRowId(id), file),
        (add) => changeOwnRequest(deps, request, reference, add),
      );
    },
  );
};

/** Agreements of requests: their documents, acceptance, payments, and the public check of a number. */
export const agreementRoutes = (deps: AgreementDeps) => async (app: Api) => {
  await acceptUploads(app);
  addDocuments(app, deps);
  addCodes(app, deps);
  addAcceptance(app, deps);
  addDecline(app, deps);
  addChanges(app, deps);
  addPayments(app, deps);

  app.get(
    '/api/public/agreements/:number',
    {
      config: { access: 'public', limit: 'verify' },
      schema: {
        summary: 'Versions of an agreement with date, hash and validity; never parties or amounts.',
        params: numberParams,
        response: { 200: z.object({ data: publicAgreement }) },
      },
    },
    async ({ params }) => {
      const number = params.number.toUpperCase();
      const versions = AGREEMENT_PATTERN.test(number) ? await findByNumber(deps.db, number) : [];
      if (versions.length === 0) throw notFound(copy.unknownNumber);
      const sealed = [];
      for (const version of versions) sealed.push({ ...version, ...(await deps.documents.seal(version)) });
      return { data: presentPublicly(sealed, isoNow(deps.clock)) };
    },
  );
};
