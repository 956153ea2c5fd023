import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileLink } from 'shared-lib/contracts';
import { npv } from 'shared-lib/finance';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readTemplate } from '../documents/compiler.ts';
import { createFileStore } from '../files/file-store.ts';
import { createRequestApi } from '../testing/request-api.ts';
import { scratchFolder } from '../testing/test-app.ts';
import { deliverables } from './content/deliverables.ts';
import {
  compiledFile,
  DELIVERABLE_FINGERPRINTS,
  DELIVERABLE_VERSIONS,
  deliverableCashFlows,
  deliverableFingerprint,
} from './deliverables.ts';
import { storeDeliverables } from './store-deliverables.ts';

const fingerprints = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(DELIVERABLE_FINGERPRINTS, 'utf8')));

test.each(deliverables)(
  'the files of «$title» are up to date (to update them: npm run pages -w mock-api)',
  async (seed) => {
    for (const version of DELIVERABLE_VERSIONS) {
      const fingerprint = deliverableFingerprint(await readTemplate('study'), seed, version);
      expect(fingerprints[`${seed.slug}-${version}`]).toBe(fingerprint);
      expect(readFileSync(compiledFile(seed, version), 'latin1').startsWith('%PDF')).toBe(true);
      // The text of every study recommends its project.
      expect(npv(seed.discount_rate / 100, deliverableCashFlows(seed, version))).toBeGreaterThan(0);
    }
  },
);

test('the client of a study in review reads both versions of its file, as consultant and admin do', async () => {
  const folder = join(scratchFolder(), 'request-files');
  const api = await createRequestApi({ files: createFileStore(folder) });
  const { reference } = await api.db
    .selectFrom('requests')
    .innerJoin('users', 'users.id', 'requests.user_id')
    .select('reference')
    .where('users.email', '=', 'client@miqyas.example')
    .where('requests.status', '=', 'client_review')
    .executeTakeFirstOrThrow();
  expect(await storeDeliverables({ db: api.db, folder })).toBe(2 * deliverables.length);
  expect(await storeDeliverables({ db: api.db, folder })).toBe(0);

  const { files } = await api.readAsClient('client', reference);
  expect(files).toMatchObject([
    { name: 'دراسة جدوى مصنع الأعلاف.pdf', version: 1, direction: 'from_us', mime: 'application/pdf' },
    { name: 'دراسة جدوى مصنع الأعلاف.pdf', version: 2, direction: 'from_us', mime: 'application/pdf' },
  ]);
  expect((await api.readAsAdmin(reference)).files.map(({ id }) => id)).toEqual(files.map(({ id }) => id));
  for (const { id, size } of files)
    for (const response of [
      await api.actAsClient('client', reference, `files/${id}/link`),
      await api.actAsConsultant(reference, `files/${id}/link`),
      await api.actAsAdmin(reference, `files/${id}/link`),
    ]) {
      const download = await api.get(new URL(fileLink.parse(response.json().data).url).pathname);
      expect([download.statusCode, download.rawPayload.length]).toEqual([200, size]);
      expect(download.rawPayload.toString('latin1', 0, 4)).toBe('%PDF');
    }
});

test('every study that was shown to its client has a file in two versions', async () => {
  const { db } = await createRequestApi();
  const rows = await db
    .selectFrom('requests')
    .leftJoin('request_files', 'request_files.request_id', 'requests.id')
    .select(['requests.id', 'request_files.version'])
    .where('requests.kind', '=', 'feasibility')
    .where('requests.status', 'in', ['client_review', 'delivered'])
    .orderBy('requests.id')
    .orderBy('request_files.id')
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  expect(ids.size).toBe(deliverables.length);
  expect(rows).toEqual([...ids].flatMap((id) => DELIVERABLE_VERSIONS.map((version) => ({ id, version }))));
});
