import { sampleEmail } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { sha256 } from '../../auth/tokens.ts';
import { DAY, HOUR, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { orNotFound } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { readCompanyContact } from '../../mail/company-contact.ts';
import { emailBodyText, emailPreheader, emailSubject } from '../../mail/email-content.ts';
import { emailBodyHtml, LOGO_CID, logoPng } from '../../mail/email-html.ts';
import { sampleEmails, type SampleEmail } from './samples.ts';

interface Deps {
  db: Database;
  clock: Clock;
  siteOrigin: string;
}

/** An email as a page: the logo that the email carries is inside the document. */
const renderEmailPage = async ({ email }: SampleEmail): Promise<string> =>
  emailBodyHtml(email).replaceAll(`cid:${LOGO_CID}`, `data:image/png;base64,${(await logoPng()).toString('base64')}`);

/**
 * The times in the samples change once a day: with those of the moment, an open list would lead to addresses that exist no more. At ten
 * in Riyadh, in working hours.
 */
const morning =
  (clock: Clock, daysAgo: number): Clock =>
  () =>
    new Date((Math.floor(clock().getTime() / DAY) - daysAgo) * DAY + 7 * HOUR);

const htmlPath = (name: string, html: string) => `/api/email-samples/${name}/${sha256(html)}`;

/** An email needs its style attributes. It runs nothing, loads nothing, and stands in frames of this site only. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups",
  'cache-control': 'no-store',
} as const;

/**
 * Every kind of email with sample data, for administrators. A frame sends no token, so the page of an email is open to who knows the hash
 * of its content. It shows nothing but samples and the contact of the company.
 */
export const emailSampleRoutes =
  ({ db, clock, siteOrigin }: Deps) =>
  async (app: Api) => {
    const readSamples = async (daysAgo = 0) =>
      sampleEmails({ company: await readCompanyContact(db), siteOrigin, clock: morning(clock, daysAgo) });

    /** The sample with this content, of today or of a list that was opened yesterday. */
    const findHtml = async (name: string, digest: string): Promise<string | undefined> => {
      for (const daysAgo of [0, 1]) {
        const sample = orNotFound((await readSamples(daysAgo)).find((one) => one.name === name));
        const html = await renderEmailPage(sample);
        if (sha256(html) === digest) return html;
      }
      return undefined;
    };

    app.get(
      '/api/admin/emails',
      {
        config: { access: 'admin' },
        schema: {
          summary: 'Every kind of email that the site sends, with sample data.',
          response: { 200: z.array(sampleEmail) },
        },
      },
      async () =>
        Promise.all(
          (await readSamples()).map(async (sample) => ({
            name: sample.name,
            label: sample.label,
            subject: emailSubject(sample.email),
            preheader: emailPreheader(sample.email),
            text: emailBodyText(sample.email),
            html_path: htmlPath(sample.name, await renderEmailPage(sample)),
          })),
        ),
    );

    app.get(
      '/api/email-samples/:name/:digest',
      {
        config: { access: 'public' },
        schema: {
          summary: 'The HTML part of a sample email, for the frame that shows it.',
          params: z.object({ name: z.string(), digest: z.string() }),
        },
      },
      async ({ params: { name, digest } }, reply) => {
        const html = orNotFound(await findHtml(name, digest));
        return reply.headers(headers).type('text/html; charset=utf-8').send(html);
      },
    );
  };
