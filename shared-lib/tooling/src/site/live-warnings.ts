import type { SiteConfig } from '../config.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What makes a setting of a live site unsafe: one sentence with what to do; undefined for a demo, and when it is fine. */
type Warning = (config: Pick<SiteConfig, 'siteMode'>, env?: Env) => string | undefined;

export const mailWarning: Warning = ({ siteMode }, env = process.env) =>
  siteMode === 'live' && !env.SMTP_URL
    ? 'SMTP_URL is not set, so nobody gets e-mails: they are only written to the folder outbox in DATA_DIR. Set SMTP_URL=smtps://user:password@mail.example.com:465.'
    : undefined;

export const trustedProxyWarning: Warning = ({ siteMode }, env = process.env) =>
  siteMode === 'live' && !env.TRUSTED_PROXY
    ? 'TRUSTED_PROXY is not set, so all visitors count as one address, and limits of one apply to all. Set it to the address of the proxy in front of the shell, such as TRUSTED_PROXY=127.0.0.1.'
    : undefined;

export const certificatesWarning: Warning = ({ siteMode }, env = process.env) =>
  siteMode === 'live' && env.NODE_TLS_REJECT_UNAUTHORIZED === '0'
    ? 'NODE_TLS_REJECT_UNAUTHORIZED=0 makes every process accept any certificate. Remove it, and name the certificate of a private authority in NODE_EXTRA_CA_CERTS.'
    : undefined;

/** Everything that is unsafe about the settings of a live site, for the person who starts it. */
export const liveWarnings = (config: Pick<SiteConfig, 'siteMode'>, env: Env = process.env): string[] =>
  [mailWarning, trustedProxyWarning, certificatesWarning].flatMap((warning) => warning(config, env) ?? []);
