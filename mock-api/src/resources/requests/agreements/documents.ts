import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
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
import type { EmailQueue } from '../../../mail/outbox.ts';
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

/** PDFs of agreements. They are compiled one at a time, and stored with the files of requests. */
export const createAgreementDocuments = (
  { db, clock, files, emailQueue, siteOrigin }: Deps,
  log: Pick<FastifyBaseLogger, 'warn'>,
): AgreementDocuments => {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 10 });
  const compile = createDocumentCompiler('agreement', log);

  const referenceOf = async ({ request_id }: AgreementRow) =>
    db.selectFrom('requests').selectAll().where('id', '=', request_id).executeTakeFirstOrThrow();

  const typeset = async (version: AgreementRow): Promise<Buffer> => {
    const { reference } = await referenceOf(version);
    const document = agreementDocument(readTerms(version), {
      number: version.number,
      version: version.version,
      reference,
      offeredAt: version.offered_at,
      validUntil: version.valid_until,
      verifyUrl: siteOrigin + paths.verify(version.number),
    });
    try {
      return await queue.run(() => compile(documentJson(document)));
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError(503, copy.documentUnavailable, { headers: { 'retry-after': '30' } });
    }
  };

  /** Of two servers that make the same document, the first one's file stays. */
  const store = async ({ id }: AgreementRow, pdf: Buffer): Promise<AgreementRow> => {
    const received = await files.receive(Readable.from([pdf]));
    await received.commit();
    const document_hash = createHash('sha256').update(pdf).digest('hex');
    const sealed = await db
      .updateTable('agreements')
      .set({ document_name: received.storedName, document_hash })
      .where('id', '=', id)
      .where('document_name', '=', '')
      .returningAll()
      .executeTakeFirst();
    if (sealed) return sealed;
    await files.remove(received.storedName);
    return db.selectFrom('agreements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  };

  const seal: AgreementDocuments['seal'] = async (version) =>
    version.document_name === '' ? store(version, await typeset(version)) : version;

  const read: AgreementDocuments['read'] = async (version) => buffer(files.read((await seal(version)).document_name));

  /** The row is claimed by the update that says so: of two servers, one sends. */
  const mail = async (version: AgreementRow): Promise<boolean> => {
    const sealed = await seal(version);
    const pdf = await read(sealed);
    const [request, company] = [await referenceOf(version), await readCompanyContact(db)];
    const claimed = await db
      .updateTable('agreements')
      .set({ mailed_at: isoNow(clock) })
      .where('id', '=', version.id)
      .where('mailed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!claimed) return false;
    const { reference, kind, user_id } = request;
    const account = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', user_id ?? 0)
      .executeTakeFirst();
    const client = account ?? { name: request.name, email: request.email };
    const shared = {
      company,
      reference,
      number: sealed.number,
      version: sealed.version,
      acceptedAt: sealed.accepted_at ?? isoNow(clock),
      acceptedName: sealed.accepted_name,
      hash: sealed.document_hash,
      verifyUrl: siteOrigin + paths.verify(sealed.number),
      pdf,
    };
    // The requests of a deleted account have no e-mail address.
    if (client.email)
      emailQueue.enqueue(
        acceptedEmail({
          ...shared,
          to: client.email,
          name: client.name,
          link: siteOrigin + paths.request(reference, 'agreement'),
        }),
      );
    emailQueue.enqueue(
      acceptedEmail({
        ...shared,
        to: company.email,
        name: company.name,
        link: siteOrigin + paths.admin.request(inboxName[kind], reference, 'agreement'),
      }),
    );
    return true;
  };

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
      for (const version of waiting) if (await mail(version)) mailed += 1;
      return mailed;
    },
  };
};
