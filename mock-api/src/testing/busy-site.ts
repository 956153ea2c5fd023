import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdfFile } from 'testing/documents';
import { makeKeyPair } from 'tooling/backup/archive';
import { makeBackup } from 'tooling/backup/backup';
import { restoreBackup } from 'tooling/backup/restore';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../db/open-database.ts';
import { createFormClient, formSubmissions } from './form-client.ts';
import { passwordOf, scratchFolder } from './test-app.ts';

const ADMIN = 'admin@miqyas.example';
const WRITERS = 3;
/** Writes of one writer at most. */
const MAX_WRITES = 400;
const WRITES_BEFORE = 12;

const session = z.object({ token: z.string() });
const changed = z.object({ files: z.array(z.object({ id: z.int(), name: z.string() })) });

/** What the server has acknowledged so far. */
interface Acknowledged {
  references: string[];
  /** File name → content, without those that are deleted, or about to be. */
  files: Map<string, string>;
}

const callAdmin = async (port: number, path: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(`http://localhost:${port}${path}`, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} responds with ${response.status}: ${text}`);
  return JSON.parse(text);
};

const signIn = async (port: number): Promise<string> => {
  const body = JSON.stringify({ email: ADMIN, password: passwordOf(ADMIN) });
  const headers = { 'content-type': 'application/json' };
  return session.parse(await callAdmin(port, '/api/auth/login', { method: 'POST', headers, body })).token;
};

/** Sends forms, adds a file to each request, and deletes every third file again. Resolves when some files are acknowledged. */
const startWriting = async (port: number) => {
  const headers = { authorization: `Bearer ${await signIn(port)}` };
  const acknowledged: Acknowledged = { references: [], files: new Map() };
  const client = createFormClient(port);
  const state = { isStopped: false };
  const begun = Promise.withResolvers<void>();

  const addFile = async (reference: string, name: string, isShortLived: boolean): Promise<void> => {
    const content = pdfFile(name).toString();
    const form = new FormData();
    form.set('file', new Blob([content]), name);
    const base = `/api/admin/requests/${reference}/files`;
    const { files } = changed.parse(await callAdmin(port, base, { method: 'POST', headers, body: form }));
    if (!isShortLived) {
      acknowledged.files.set(name, content);
      return;
    }
    const id = files.find((file) => file.name === name)?.id ?? 0;
    await callAdmin(port, `${base}/${id}`, { method: 'DELETE', headers });
  };

  const write = async (writer: number): Promise<void> => {
    const forms = formSubmissions(`busy-${writer}`);
    for (let count = 0; count < MAX_WRITES && !state.isStopped; count += 1) {
      const form = forms.next().value;
      const reference = await client.send(form).reference;
      acknowledged.references.push(reference);
      await addFile(reference, `${form.key}.pdf`, count % 3 === 0);
      if (acknowledged.files.size >= WRITES_BEFORE) begun.resolve();
    }
  };

  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await Promise.race([begun.promise, writing]);
  return {
    acknowledged,
    async stop() {
      state.isStopped = true;
      await writing.finally(client.close);
    },
  };
};

interface BusySite {
  port: number;
  dataDir: string;
  /** Settings of the API for the site, and for what is restored. */
  env: Record<string, string>;
  restoredEnv: Record<string, string>;
}

/** Makes a backup while clients write, and restores it into an empty folder. @returns the folder, and what had been acknowledged before */
export const backUpBusySite = async ({ port, dataDir, env, restoredEnv }: BusySite) => {
  const writing = await startWriting(port);
  const before = { references: [...writing.acknowledged.references], files: new Map(writing.acknowledged.files) };
  const key = await makeKeyPair();
  const make = () =>
    makeBackup({
      config: { dataDir },
      settings: { folder: scratchFolder(), recipients: [key.recipient] },
      env: { ...process.env, ...env },
      now: new Date(),
    });
  const countWritten = () => writing.acknowledged.references.length - before.references.length;
  let backup = await make();
  // On a very busy machine it may be faster than any write.
  for (let attempt = 1; countWritten() === 0 && attempt < 3; attempt += 1) backup = await make();
  const during = countWritten();
  await writing.stop();
  const folder = join(scratchFolder(), 'restored');
  await restoreBackup({
    file: backup.file,
    identities: key.text.split('\n').filter((line) => line.startsWith('AGE-')),
    config: { dataDir: folder },
    env: { ...process.env, ...restoredEnv },
  });
  return { folder, before, during, missing: backup.manifest.missing };
};

/** Expects every acknowledged request, and every acknowledged file with its content; and each row with its file. */
export const expectAcknowledged = async (db: Database, folder: string, before: Acknowledged): Promise<void> => {
  const rows = await db.selectFrom('requests').select('reference').execute();
  const references = new Set(rows.map(({ reference }) => reference));
  expect(before.references.filter((reference) => !references.has(reference))).toEqual([]);
  const files = await db
    .selectFrom('request_files')
    .select(['name', 'stored_name'])
    .where('name', 'like', 'busy-%')
    .execute();
  const contents = new Map(
    files.map(({ name, stored_name }) => [name, readFileSync(join(folder, 'request-files', stored_name), 'utf8')]),
  );
  for (const [name, content] of before.files) expect([name, contents.get(name)]).toEqual([name, content]);
};
