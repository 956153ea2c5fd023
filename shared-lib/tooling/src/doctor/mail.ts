import { createTransport } from 'nodemailer';
import { company } from 'shared-lib/copy';
import { mailWarning } from '../site/live-warnings.ts';
import { splitAdvice } from './configuration.ts';
import { describeError, findingsAbout, type Check, type ExaminedSite, type Finding } from './finding.ts';

const { fault, warning } = findingsAbout('mail');

const TIMEOUT_MS = 5000;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Greets the mail server, encrypts and signs in, as before an e-mail, and sends none. */
const examineServer = async (smtpUrl: string, { network }: ExaminedSite): Promise<Finding[]> => {
  const url = URL.parse(smtpUrl);
  if (!url || !/^smtps?:$/.test(url.protocol))
    return [fault('SMTP_URL is not valid.', 'Use one like smtps://user:password@mail.example.com:465.')];
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    requireTLS: !LOOPBACK.test(url.hostname),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...(network.authorities.length > 0 ? { tls: { ca: [...network.authorities] } } : {}),
  });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    return [smtpFault(url.host, error)];
  } finally {
    transport.close();
  }
};

const smtpFault = (host: string, error: unknown): Finding => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EAUTH')
    return fault(`The mail server ${host} refuses the user or the password of SMTP_URL.`, 'Correct them.');
  if (/STARTTLS|upgrade/i.test(describeError(error)))
    return fault(
      `The mail server ${host} offers no encryption, so the password of SMTP_URL would be readable on its way.`,
      'Use smtps:// with its encrypted port, mostly 465.',
    );
  return fault(
    `The mail server ${host} does not take e-mails: ${describeError(error)}.`,
    'Check host, port and certificate of SMTP_URL, and whether the firewall lets this machine out.',
  );
};

const examineSpf = (domain: string, records: readonly string[]): Finding[] => {
  const [spf, second] = records.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  const action = 'Publish one TXT record such as "v=spf1 include:<your mail provider> -all".';
  if (spf === undefined) return [warning(`${domain} has no SPF record, so e-mails may land in spam.`, action)];
  if (second !== undefined) return [fault(`${domain} has two SPF records, which counts as none.`, action)];
  return /\s\+?all\b/i.test(spf)
    ? [warning(`The SPF record of ${domain} lets everybody send in its name.`, action)]
    : [];
};

const examineDmarc = (domain: string, records: readonly string[]): Finding[] => {
  const dmarc = records.find((text) => /^v=DMARC1\b/i.test(text));
  const name = `_dmarc.${domain}`;
  if (dmarc === undefined)
    return [
      warning(
        `${domain} has no DMARC record, so large mailboxes may refuse e-mails.`,
        `Publish the TXT record ${name}: "v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}".`,
      ),
    ];
  return /\bp\s*=\s*none\b/i.test(dmarc)
    ? [
        warning(
          `The DMARC record of ${domain} asks for nothing (p=none), so others can send in its name.`,
          `Change it to p=quarantine once its reports show no e-mail of yours.`,
        ),
      ]
    : [];
};

const examineDkim = (domain: string, selector: string | undefined, records: readonly string[]): Finding[] => {
  if (!selector)
    return [
      warning(
        'DKIM_SELECTOR is not set, so nobody knows whether e-mails are signed.',
        'Set it to the selector that your mail provider names: the part before "._domainkey".',
      ),
    ];
  return records.some((text) => /\bp=[\w+/]/.test(text))
    ? []
    : [
        warning(
          `${selector}._domainkey.${domain} has no DKIM key, so signatures of e-mails do not hold.`,
          'Publish the TXT record that your mail provider shows.',
        ),
      ];
};

const examineRecords = async (domain: string, { env, network }: ExaminedSite): Promise<Finding[]> => {
  const selector = env.DKIM_SELECTOR || undefined;
  try {
    const [spf, dmarc, dkim] = await Promise.all([
      network.texts(domain),
      network.texts(`_dmarc.${domain}`),
      selector ? network.texts(`${selector}._domainkey.${domain}`) : [],
    ]);
    return [...examineSpf(domain, spf), ...examineDmarc(domain, dmarc), ...examineDkim(domain, selector, dkim)];
  } catch (error) {
    return [
      warning(
        `The records of ${domain} could not be asked for (${describeError(error)}).`,
        'Check the DNS server of this machine.',
      ),
    ];
  }
};

/** Whether e-mails leave this machine and are believed. A demo writes them into a folder. */
export const examineMail: Check = async (site) => {
  const { config, env } = site;
  if (config.siteMode === 'demo' && !env.SMTP_URL) return [];
  const missing = mailWarning(config, env);
  if (missing) return [fault(...splitAdvice(missing))];
  const address = env.MAIL_FROM || company.email;
  const sender = env.MAIL_FROM
    ? []
    : [fault(`MAIL_FROM is not set, so e-mails come from ${address}.`, 'Set it to an address of your domain.')];
  const records = env.MAIL_FROM ? await examineRecords(address.slice(address.indexOf('@') + 1), site) : [];
  return [...(await examineServer(env.SMTP_URL ?? '', site)), ...sender, ...records];
};
