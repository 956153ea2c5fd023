import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, onTestFinished, test } from 'vitest';
import { CliError } from '../cli-error.ts';
import { readConfig } from '../config.ts';
import { makeKeyPair } from './archive.ts';
import { makeBackup } from './backup.ts';
import { readDrillDatabase } from './drill-database.ts';
import { drillSettings, headingOf, openPages } from './drill-site.ts';
import { runDrill } from './drill.ts';
import { mailReport, readDrillReport } from './report.ts';
import { createSmallSite, siteEnv } from './small-site.ts';

const now = () => new Date('2026-03-18T04:30:00.000Z');

/** A site with a backup, and what a drill of it needs. */
const createDrill = async () => {
  const { dataDir, backups } = createSmallSite();
  const key = await makeKeyPair();
  const identityFile = join(scratchFolder(), 'backup.key');
  writeFileSync(identityFile, key.text);
  const config = readConfig({ ...siteEnv, DATA_DIR: dataDir });
  const settings = { folder: backups, recipients: [key.recipient] };
  const { file } = await makeBackup({ config, settings, env: siteEnv, now: new Date('2026-03-18T02:30:00.000Z') });
  return { config, env: siteEnv, folder: backups, identityFile, now, file };
};

const listen = async (respond: (path: string) => { status?: number; body: string }): Promise<string> => {
  const server = createServer((request, response) => {
    const { status = 200, body } = respond(request.url ?? '');
    response.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server.address())}`;
};

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' ? (address?.port ?? 0) : 0;

test('restores the newest backup beside the site, compares the rows, and leaves a report only', async () => {
  const drill = await createDrill();
  const { dataDir } = drill.config;
  const sqlite = new DatabaseSync(join(dataDir, 'database/site.db'));
  sqlite.exec("insert into meta values ('later', '')");
  sqlite.close();
  const opened: string[] = [];
  const report = await runDrill({
    ...drill,
    async openSite(_config, _env, restored) {
      opened.push(...readdirSync(join(restored, 'request-files')), ...readdirSync(join(restored, 'database')));
      return [{ path: '/', heading: 'مقياس' }];
    },
  });
  expect(opened).toEqual(['0123456789abcdef0123456789abcdef', 'site.db']);
  expect(report).toEqual({
    schema: 1,
    at: '2026-03-18T04:30:00.000Z',
    outcome: 'passed',
    backup: 'miqyas-20260318T023000Z.tar.gz.age',
    lines: [
      'The backup miqyas-20260318T023000Z.tar.gz.age (1 MB) was restored beside the site.',
      expect.stringMatching(/^Restored \d+ files \(1 MB\), and \d+ tables with \d+ rows, as many as at the time/),
      '  meta: 1 rows in the backup, 2 now',
      'Opened /: «مقياس»',
    ],
  });
  expect(await readDrillReport(drill.folder)).toEqual(report);
  expect(existsSync(join(dataDir, 'drill'))).toBe(false);
});

const otherKey = async (): Promise<string> => {
  const file = join(scratchFolder(), 'other.key');
  writeFileSync(file, (await makeKeyPair()).text);
  return file;
};

type Drill = Awaited<ReturnType<typeof createDrill>>;

test.each<[string, (drill: Drill) => Promise<Partial<Parameters<typeof runDrill>[0]>>, RegExp]>([
  [
    'the backup was cut off',
    async ({ file }) => {
      writeFileSync(file, readFileSync(file).subarray(0, 3000));
      return {};
    },
    /is not a whole backup/,
  ],
  ['the key is another one', async () => ({ identityFile: await otherKey() }), /The private key does not open/],
  [
    'there is no backup',
    async () => ({ folder: scratchFolder() }),
    /^The backup \(none\) could not be tried: There is no/,
  ],
  [
    'a page does not open',
    async () => ({ openSite: () => Promise.reject(new CliError('/ responds with 503.')) }),
    /: \/ responds with 503\.$/,
  ],
])('reports that the drill failed when %s', async (_what, spoil, sentence) => {
  const drill = await createDrill();
  const options = { ...drill, openSite: async () => [], ...(await spoil(drill)) };
  const report = await runDrill(options);
  expect(report).toMatchObject({ outcome: 'failed', lines: [expect.stringMatching(sentence)] });
  expect(await readDrillReport(options.folder)).toEqual(report);
  expect(existsSync(join(drill.config.dataDir, 'drill'))).toBe(false);
});

test('opens home, an article and a study, which show their titles', async () => {
  const list = (slug: string, title_ar: string) => ({ body: JSON.stringify({ data: [{ slug, title_ar }] }) });
  const api = await listen((path) =>
    path.startsWith('/api/public/articles') ? list('one', 'تكلفة & عائد') : list('two', 'مصنع تمور'),
  );
  const shellWith = (study: { status?: number; body: string }) =>
    listen((path) => {
      if (path === '/studies/two') return study;
      return { body: path === '/' ? '<h1>مقياس</h1>' : '<h1 class="a">تكلفة &amp; عائد</h1>' };
    });
  const shell = await shellWith({ body: '<h1><span>مصنع\u00A0تمور</span></h1>' });
  expect(await openPages(shell, api)).toEqual([
    { path: '/', heading: 'مقياس' },
    { path: '/blog/one', heading: 'تكلفة & عائد' },
    { path: '/studies/two', heading: 'مصنع تمور' },
  ]);
  await expect(openPages(await shellWith({ status: 503, body: '' }), api)).rejects.toThrow(
    '/studies/two responds with 503.',
  );
  // What a shell sends when the renderers of a remote are missing.
  await expect(openPages(await shellWith({ body: '<main></main>' }), api)).rejects.toThrow(
    '/studies/two has no heading: the server rendered nothing.',
  );
  await expect(openPages(await shellWith({ body: '<h1>دراسة أخرى</h1>' }), api)).rejects.toThrow(
    '/studies/two shows the heading "دراسة أخرى", not "مصنع تمور".',
  );
  await expect(openPages(await listen(() => ({ body: '<main></main>' })), api)).rejects.toThrow('/ has no heading');
  const empty = await listen(() => ({ body: '{"data":[]}' }));
  const pages = await openPages(await listen(() => ({ body: '<h1>صفحة</h1>' })), empty);
  expect(pages.map(({ path }) => path)).toEqual(['/', '/services', '/contact']);
  expect(headingOf('<p>no heading</p>')).toBe('');
});

test('a restored site sends no e-mail, and has a database and ports of its own', async () => {
  const env = {
    ...siteEnv,
    SMTP_URL: 'smtps://site:secret@mail.example.com',
    DATABASE_URL: 'postgres://site:secret@db.example.com/site',
    DRILL_DATABASE_URL: 'postgres://site:secret@db.example.com/site_drill',
    PUBLIC_HOST_ORIGIN: 'http://localhost:3001',
  };
  const config = readConfig({ ...env, DATA_DIR: '/srv/miqyas' });
  const settings = await drillSettings(config, env, '/srv/miqyas/drill/data');
  expect(settings).toMatchObject({
    SMTP_URL: '',
    DATABASE_URL: env.DRILL_DATABASE_URL,
    DATA_DIR: '/srv/miqyas/drill/data',
    SITE_ORIGIN: config.siteOrigin,
    PUBLIC_ORIGIN: config.remoteOrigins['remote-public'],
  });
  expect(settings.PUBLIC_HOST_ORIGIN).toBe(`http://localhost:${settings.PUBLIC_PORT}`);
  expect([config.shellPort, config.apiPort]).not.toContain(Number(settings.PORT));
});

test('a drill empties only a database whose name says so', () => {
  const DATABASE_URL = 'postgres://127.0.0.1/site';
  expect(readDrillDatabase({})).toBeUndefined();
  expect(() => readDrillDatabase({ DATABASE_URL })).toThrow(/^DRILL_DATABASE_URL is not set, or the name/);
  expect(() => readDrillDatabase({ DATABASE_URL, DRILL_DATABASE_URL: DATABASE_URL })).toThrow(/does not end with/);
  const DRILL_DATABASE_URL = 'postgres://127.0.0.1/site_drill';
  expect(readDrillDatabase({ DATABASE_URL, DRILL_DATABASE_URL })).toBe(DRILL_DATABASE_URL);
});

/** A mail server without encryption. @returns its URL, and what it got */
const startMailServer = async (takes: boolean) => {
  const received: string[] = [];
  const server = createTcpServer((socket) => {
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.example.com ESMTP\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      received.push(text);
      if (text.startsWith('DATA')) isData = true;
      if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else if (text.startsWith('DATA')) socket.write('354 go on\r\n');
      else if (!isData || text.endsWith('\r\n.\r\n')) socket.write(takes ? '250 ok\r\n' : '554 no\r\n');
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${portOf(server.address())}`, received };
};

test('reports by e-mail to those who run the site', async () => {
  const { url, received } = await startMailServer(true);
  const env = { SMTP_URL: url, MAIL_FROM: 'info@example.com', BACKUP_REPORT_TO: 'owner@example.com' };
  expect(await mailReport('the drill failed', ['The backup could not be tried.'], env)).toBe(true);
  const mail = received.join('');
  for (const part of [
    'RCPT TO:<owner@example.com>',
    'Subject: Miqyas: the drill failed',
    'The backup could not be tried.',
  ])
    expect(mail).toContain(part);
  expect(await mailReport('the drill failed', [], {})).toBe(false);
  const refusing = await startMailServer(false);
  await expect(mailReport('the drill failed', [], { ...env, SMTP_URL: refusing.url })).rejects.toThrow(
    /^The report could not be sent: /,
  );
});
