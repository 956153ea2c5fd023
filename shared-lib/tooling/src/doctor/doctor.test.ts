import { appendFileSync, chmodSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createAuthority } from 'testing/certificates';
import { expect, test } from 'vitest';
import { backupName } from '../backup/stored-backups.ts';
import { examineSite, exitCode } from './doctor.ts';
import type { Level } from './finding.ts';
import { startExaminedSite, type Ailment } from './healthy-site.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const inDatabase = (statement: string) => (dataDir: string) => {
  const sqlite = new DatabaseSync(join(dataDir, 'database/site.db'));
  sqlite.exec(statement);
  sqlite.close();
};

const releaseEvent = (outcome: string, at: string) =>
  `${JSON.stringify({ at, who: 'a person', remote: 'remote-admin', version: '0123456789abcdef', outcome })}\n`;

/** Removes the backup of last night. @param days when another one was made; none by default */
const replaceBackup = (folder: string, days?: number) => {
  for (const name of readdirSync(folder)) if (name.endsWith('.age')) rmSync(join(folder, name));
  if (days !== undefined) writeFileSync(join(folder, backupName(inDays(days))), 'encrypted');
};

const changeDrill = (folder: string, change: Record<string, unknown>) => {
  const file = join(folder, 'last-drill.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
};

const announceErasure = (days: number, counts = { requests: 12, downloads: 3 }) =>
  inDatabase(
    `insert into meta values ('retention', '${JSON.stringify({ at: inDays(days).toISOString(), ...counts })}')`,
  );

type Row = [title: string, level: Level, sentence: RegExp, ailment: Ailment];

const BROKEN: Row[] = [
  ['no mail server', 'fault', /^SMTP_URL is not set, so nobody gets e-mails/, { env: { SMTP_URL: '' } }],
  ['no proxy', 'warning', /^TRUSTED_PROXY is not set, so all visitors/, { env: { TRUSTED_PROXY: '' } }],
  [
    'any certificate accepted',
    'fault',
    /^NODE_TLS_REJECT_UNAUTHORIZED=0 makes/,
    { env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
  ],
  [
    'a lost authority',
    'fault',
    /^NODE_EXTRA_CA_CERTS names \/nowhere\.pem/,
    { env: { NODE_EXTRA_CA_CERTS: '/nowhere.pem' } },
  ],
  ['unsigned releases', 'warning', /^Releases of remote-admin need no signature/, { env: { ADMIN_RELEASE_KEYS: '' } }],
  [
    'an expired certificate',
    'fault',
    /^The certificate of \S+ ended on \d{4}/,
    { certificate: { from: inDays(-90), until: inDays(-1) } },
  ],
  [
    'a certificate near its end',
    'warning',
    /^The certificate of \S+ ends in 9 days/,
    { certificate: { until: inDays(9.5) } },
  ],
  ['a certificate of tomorrow', 'fault', /^The certificate of \S+ begins on/, { certificate: { from: inDays(1) } }],
  [
    'a certificate for another name',
    'fault',
    /is not for \w+\.example\.test: it names DNS:shop\.example\.test\.$/,
    { certificate: { names: ['shop.example.test'] } },
  ],
  [
    'an unknown authority',
    'fault',
    /^No authority that this machine knows.*\(CERT_SIGNATURE_FAILURE\)/,
    { certificate: { issuer: createAuthority() } },
  ],
  ['a name without address', 'fault', /^admin\.example\.test has no address\.$/, { lostNames: ['admin.example.test'] }],
  [
    'a process that is down',
    'fault',
    /^Nothing responds at http:\/\/127\.0\.0\.1:9 .*ECONNREFUSED/,
    { env: { API_ORIGIN: 'http://127.0.0.1:9' } },
  ],
  ['a proxy without its process', 'fault', /\/healthz responds with 502\.$/, { response: { status: 502 } }],
  [
    'a clock ahead',
    'fault',
    /^The clock of https:\S+ is \d\d s ahead of this machine\.$/,
    { response: { date: new Date(Date.now() + 60_000) } },
  ],
  [
    'a wrong password for mail',
    'fault',
    /^The mail server 127\.0\.0\.1:\d+ refuses the user or the password/,
    { env: { SMTP_URL: 'smtps://site:wrong@127.0.0.1:PORT' } },
  ],
  [
    'mail without encryption',
    'fault',
    /^The mail server 127\.0\.0\.2:\d+ offers no encryption/,
    { env: { SMTP_URL: 'smtp://site:secret-word@127.0.0.2:PORT' } },
  ],
  [
    'no mail server at its port',
    'fault',
    /^The mail server 127\.0\.0\.1:9 does not take e-mails: .*ECONNREFUSED/,
    { env: { SMTP_URL: 'smtps://127.0.0.1:9' } },
  ],
  [
    'the sender of the demo',
    'fault',
    /^MAIL_FROM is not set, so e-mails come from info@miqyas\.example/,
    { env: { MAIL_FROM: '' } },
  ],
  ['no SPF', 'warning', /^example\.test has no SPF record/, { texts: { 'example.test': [] } }],
  [
    'two SPF records',
    'fault',
    /^example\.test has two SPF records/,
    { texts: { 'example.test': ['v=spf1 -all', 'v=spf1 mx -all'] } },
  ],
  ['no DMARC', 'warning', /^example\.test has no DMARC record/, { texts: { '_dmarc.example.test': [] } }],
  [
    'a DMARC that asks for nothing',
    'warning',
    /^The DMARC record of example\.test asks for nothing/,
    { texts: { '_dmarc.example.test': ['v=DMARC1; p=none'] } },
  ],
  [
    'no DKIM key',
    'warning',
    /^mail\._domainkey\.example\.test has no DKIM key/,
    { texts: { 'mail._domainkey.example.test': [] } },
  ],
  ['no DNS server', 'warning', /^The records of example\.test could not be asked for/, { hasNoDns: true }],
  ['a disk nearly full', 'warning', /^Only 1000 MB are free/, { disk: { freeBytes: 1000 * 1_048_576 } }],
  ['a full disk', 'fault', /^Only 10 MB are free/, { disk: { freeBytes: 10 * 1_048_576 } }],
  ['no inodes', 'fault', /^Only 50 more files fit on the disk/, { disk: { freeFiles: 50 } }],
  ['little memory', 'warning', /^Only 300 MB of memory are free/, { freeMemory: 300 * 1_048_576 }],
  [
    'an open data folder',
    'fault',
    /^Other users of this machine may open \S+ \(mode 755\)\.$/,
    { spoil: (folder) => chmodSync(folder, 0o755) },
  ],
  [
    'an open database',
    'fault',
    /may open \S+site\.db \(mode 644\)\.$/,
    { spoil: (folder) => chmodSync(join(folder, 'database/site.db'), 0o644) },
  ],
  [
    'an open key',
    'fault',
    /may open \S+shell\.key \(mode 640\)\.$/,
    { spoil: (folder) => chmodSync(join(folder, 'keys/shell.key'), 0o640) },
  ],
  [
    'no database',
    'fault',
    /^The database \S+site\.db is missing\.$/,
    { spoil: (folder) => rmSync(join(folder, 'database/site.db')) },
  ],
  [
    'a damaged database',
    'fault',
    /^The database \S+site\.db cannot be read/,
    { spoil: (folder) => writeFileSync(join(folder, 'database/site.db'), 'x'.repeat(5000)) },
  ],
  [
    'an older database',
    'fault',
    /^The database lacks 1 migrations of this release, the first is 0002-content\.$/,
    { spoil: inDatabase("delete from kysely_migration where name = '0002-content'") },
  ],
  [
    'a newer database',
    'fault',
    /^The database was written by a newer release \(9999-later\)/,
    { spoil: inDatabase("insert into kysely_migration values ('9999-later')") },
  ],
  [
    'a clock that was set back',
    'fault',
    /^The database was last written at \d{4}.*has not come yet\.$/,
    { spoil: (folder) => utimesSync(join(folder, 'database/site.db'), inDays(1), inDays(1)) },
  ],
  [
    'a database server that is down',
    'fault',
    /^The database of DATABASE_URL does not respond.*ECONNREFUSED/,
    { env: { DATABASE_URL: 'postgres://site:secret@127.0.0.1:9/site' } },
  ],
  [
    'no registry',
    'fault',
    /^There is no registry at \S+registry\.json/,
    { spoil: (folder) => rmSync(join(folder, 'registry.json')) },
  ],
  [
    'a slow trial',
    'warning',
    /^The last trial of remote-admin took 300 s\.$/,
    {
      spoil: (folder) =>
        appendFileSync(
          join(folder, 'releases.log'),
          releaseEvent('proposed', '2026-03-02T09:00:00.000Z') + releaseEvent('live', '2026-03-02T09:05:00.000Z'),
        ),
    },
  ],
  [
    'e-mails that were given up',
    'warning',
    /^The mail server refused 2 e-mails of the last 30 days for good, the newest at 2026-03-02/,
    {
      spoil: inDatabase(
        "insert into queued_emails values (null), ('2026-03-01T09:00:00.000Z'), ('2026-03-02T09:00:00.000Z')",
      ),
    },
  ],
  [
    'an erasure to come',
    'warning',
    /^From \d{4}\S+ the API erases .*: 12 requests with their files, and 3 e-mail addresses of downloads\.$/,
    { spoil: announceErasure(-6) },
  ],
  [
    'an erasure that was postponed',
    'warning',
    /^From \d{4}\S+ the API erases/,
    { spoil: announceErasure(-8), env: { RETENTION_GRACE_DAYS: '30' } },
  ],
  [
    'a grace that is no number',
    'fault',
    /^RETENTION_GRACE_DAYS="a week" is not valid/,
    { spoil: announceErasure(-6), env: { RETENTION_GRACE_DAYS: 'a week' } },
  ],
  ['no backups', 'fault', /^BACKUP_DIR is not set, so nothing is backed up\.$/, { env: { BACKUP_DIR: '' } }],
  [
    'a private key in place of a public one',
    'fault',
    /^BACKUP_RECIPIENTS is not valid/,
    { env: { BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1' } },
  ],
  [
    'a disk of backups that is not there',
    'fault',
    /^BACKUP_DIR=\/nowhere cannot be read: ENOENT/,
    { env: { BACKUP_DIR: '/nowhere' } },
  ],
  [
    'an empty folder of backups',
    'fault',
    /^There is no backup in \S+\.$/,
    { spoil: (_folder, backups) => replaceBackup(backups) },
  ],
  [
    'a backup of the day before',
    'warning',
    /^The last backup is 48 hours old\.$/,
    { spoil: (_folder, backups) => replaceBackup(backups, -2) },
  ],
  [
    'a backup of last week',
    'fault',
    /^The last backup is 168 hours old\.$/,
    { spoil: (_folder, backups) => replaceBackup(backups, -7) },
  ],
  [
    'a backup that was never tried',
    'warning',
    /^No backup was ever restored/,
    { spoil: (_folder, backups) => rmSync(join(backups, 'last-drill.json')) },
  ],
  [
    'a drill that failed',
    'fault',
    /^The last drill failed: it was cut off$/,
    { spoil: (_folder, backups) => changeDrill(backups, { outcome: 'failed', lines: ['one', 'it was cut off'] }) },
  ],
  [
    'a drill long ago',
    'warning',
    /^The last drill was 20 days ago\.$/,
    { spoil: (_folder, backups) => changeDrill(backups, { at: inDays(-20).toISOString() }) },
  ],
];

test.each(BROKEN)('finds %s, and nothing else', async (_title, level, sentence, ailment) => {
  const findings = await examineSite(await startExaminedSite(ailment));
  expect(findings).not.toEqual([]);
  for (const finding of findings)
    expect(finding).toEqual({
      subject: expect.any(String),
      level,
      sentence: expect.stringMatching(sentence),
      action: expect.stringMatching(/^[A-Z].*\S$/),
    });
  expect(JSON.stringify(findings)).not.toMatch(/secret/);
  expect(exitCode(findings)).toBe(level === 'fault' ? 2 : 1);
});

test('finds nothing on a healthy site', async () => {
  const findings = await examineSite(await startExaminedSite());
  expect(findings).toEqual([]);
  expect(exitCode(findings)).toBe(0);
});

test.each([
  ['whose grace is over', announceErasure(-8)],
  ['of a site that had nothing old', announceErasure(-1, { requests: 0, downloads: 0 })],
])('says nothing of an erasure %s', async (_title, spoil) => {
  expect(await examineSite(await startExaminedSite({ spoil }))).toEqual([]);
});
