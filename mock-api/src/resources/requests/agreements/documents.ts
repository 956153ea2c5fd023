import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { startPayment } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { isoNow, type Clock } from '../../../clock.ts';
import { agreementCopy as copy } from '../../../copy/agreements.ts';
import type { Database } from '../../../db/open-database.ts';
import { agreementDocument } from '../../../documents/agreement-document.ts';
import { createDocumentCompiler } from '../../../documents/document-compiler.ts';
import { documentJson } from '../../../documents/figure-text.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { ApiError } from '../../../http/api-error.ts';
import { createTaskQueue } from '../../../http/task-queue.ts';
import { readCompanyContact } from '../../../mail/company-contact.ts';
import type { EmailQueue } from '../../../mail/email-queue.ts';
import type { Email } from '../../../mail/mailer.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';
import { inboxName } from '../repository.ts';
import { acceptedEmail } from './agreement-emails.ts';
import type { AgreementRow } from './agreements.ts';
import { readTerms } from './terms.ts';

interface Deps {
  db: Database;
  clock: Clock;
  files: FileStore;
  emailQueue: EmailQueue;
  siteOrigin: string;
}

export interface AgreementDocuments {
  /**
   * Makes the PDF of a version on its first need. From then on its bytes and its hash never change.
   * @returns the row with the name and the hash of its document
   * @throws {ApiError} 503 when it cannot be made now
   */
  seal(version: AgreementRow): Promise<AgreementRow>;
  /** The bytes of the PDF. @throws {ApiError} 503 when it cannot be made now */
  read(version: AgreementRow): Promise<Buffer>;
  /** E-mails accepted versions that nobody has e-mailed to both sides. @returns their number */
  mailAccepted(): Promise<number>;
}

const MAX_MAILED = 20;

const findRequestOf = (db: Database, { request_id }: AgreementRow): Promise<RequestRow> =>
  db.selectFrom('requests').selectAll().where('id', '=', request_id).executeTakeFirstOrThrow();

/** Stores the PDF of a version. Of two servers that make the same document, the first one's file stays. */
const storeDocument = async ({ db, files }: Deps, { id }: AgreementRow, pdf: Buffer): Promise<AgreementRow> => {
  const received = await files.receive(Readable.from([pdf]));
  await received.commit();
  const sealed = await db
    .updateTable('agreements')
    .set({ document_name: received.storedName, document_hash: createHash('sha256').update(pdf).digest('hex') })
    .where('id', '=', id)
    .where('document_name', '=', '')
    .returningAll()
    .executeTakeFirst();
  if (sealed) return sealed;
  await files.remove(received.storedName);
  return db.selectFrom('agreements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
};

/** Marks a version as e-mailed. @returns false when another server was faster */
const claimEmails = async (trx: Database, { clock }: Deps, { id }: AgreementRow): Promise<boolean> => {
  const claimed = await trx
    .updateTable('agreements')
    .set({ mailed_at: isoNow(clock) })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
};

/** The emails with a version and its PDF, to the client and to the company. */
const emailsToBoth = async ({ db, clock, siteOrigin }: Deps, version: AgreementRow, pdf: Buffer): Promise<Email[]> => {
  const [{ reference, kind, user_id, ...sender }, company] = [
    await findRequestOf(db, version),
    await readCompanyContact(db),
  ];
  const account = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', user_id ?? 0)
    .executeTakeFirst();
  const { name, email } = account ?? sender;
  const shared = {
    company,
    reference,
    number: version.number,
    version: version.version,
    acceptedAt: version.accepted_at ?? isoNow(clock),
    acceptedName: version.accepted_name,
    startsWith: startPayment(readTerms(version))?.title,
    hash: version.document_hash,
    verifyUrl: siteOrigin + paths.verify(version.number),
    pdf,
  };
  const clientLink = siteOrigin + paths.request(reference, 'agreement');
  const staffLink = siteOrigin + paths.admin.request(inboxName[kind], reference, 'agreement');
  // The requests of a deleted account have no e-mail address.
  return [
    ...(email ? [acceptedEmail({ ...shared, to: email, name, link: clientLink })] : []),
    acceptedEmail({ ...shared, to: company.email, name: company.name, link: staffLink }),
  ];
};

const typesetWith =
  ({ db, siteOrigin }: Deps, compile: (document: string) => Promise<Buffer>) =>
  async (version: AgreementRow): Promise<Buffer> => {
    const { reference } = await findRequestOf(db, version);
    const document = agreementDocument(readTerms(version), {
      number: version.number,
      version: version.version,
      reference,
      offeredAt: version.offered_at,
      validUntil: version.valid_until,
      verifyUrl: siteOrigin + paths.verify(version.number),
    });
    try {
      return await compile(documentJson(document));
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError(503, copy.documentUnavailable, { headers: { 'retry-after': '30' } });
    }
  };

/** PDFs of agreements. They are compiled one at a time, and stored with the files of requests. */
export const createAgreementDocuments = (deps: Deps, log: Pick<FastifyBaseLogger, 'warn'>): AgreementDocuments => {
  const { db, files } = deps;
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 10 });
  const compile = createDocumentCompiler('agreement', log);
  const typeset = typesetWith(deps, (document) => queue.run(() => compile(document)));

  const seal: AgreementDocuments['seal'] = async (version) =>
    version.document_name === '' ? storeDocument(deps, version, await typeset(version)) : version;
  const read: AgreementDocuments['read'] = async (version) => buffer(files.read((await seal(version)).document_name));

  return {
    seal,
    read,
    async mailAccepted() {
      const waiting = await db
        .selectFrom('agreements')
        .selectAll()
        .where('accepted_at', 'is not', null)
        .where('mailed_at', 'is', null)
        .orderBy('id')
        .limit(MAX_MAILED)
        .execute();
      let mailed = 0;
      for (const version of waiting) {
        const sealed = await seal(version);
        const pdf = await read(sealed);
        const emails = await emailsToBoth(deps, sealed, pdf);
        const isClaimed = await db.transaction().execute(async (trx) => {
          if (!(await claimEmails(trx, deps, sealed))) return false;
          await deps.emailQueue.store(trx, emails);
          return true;
        });
        if (isClaimed) mailed += 1;
      }
      deps.emailQueue.sendDue();
      return mailed;
    },
  };
};
