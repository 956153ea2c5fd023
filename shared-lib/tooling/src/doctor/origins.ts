import { checkServerIdentity } from 'node:tls';
import { findingsAbout, type Finding, type ExaminedSite } from './finding.ts';
import type { Visit } from './visits.ts';

const { fault, warning } = findingsAbout('origins and certificates');

const DAY_MS = 86_400_000;
/** An authority that renews by itself does so a month before the end. */
const RENEW_DAYS = 21;

/** What the dates and names have findings of their own for. */
const OTHERWISE_FOUND = ['', 'CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID'];

const day = (date: Date): string => date.toISOString().slice(0, 10);

const examineDates = (origin: string, from: Date, until: Date, now: Date): Finding[] => {
  const renew = 'Renew it, and let your proxy read it again (systemctl reload nginx).';
  if (until <= now) return [fault(`The certificate of ${origin} ended on ${day(until)}.`, renew)];
  if (from > now)
    return [
      fault(
        `The certificate of ${origin} begins on ${day(from)}.`,
        'Check the clock of this machine, or use the one before.',
      ),
    ];
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  return days < RENEW_DAYS
    ? [warning(`The certificate of ${origin} ends in ${days} days, on ${day(until)}.`, renew)]
    : [];
};

const examineCertificate = ({ origin, certificate, trustError = '' }: Visit, now: Date): Finding[] => {
  if (!certificate) return [];
  const { hostname } = new URL(origin);
  const names = checkServerIdentity(hostname, certificate)
    ? [
        fault(
          `The certificate of ${origin} is not for ${hostname}: it names ${certificate.subjectaltname ?? 'nothing'}.`,
          'Order one that names it, or correct the origin.',
        ),
      ]
    : [];
  const chain = OTHERWISE_FOUND.includes(trustError)
    ? []
    : [
        fault(
          `No authority that this machine knows stands behind the certificate of ${origin} (${trustError}).`,
          'Give the proxy the whole chain (fullchain.pem), or name a private authority in NODE_EXTRA_CA_CERTS.',
        ),
      ];
  return [
    ...examineDates(origin, new Date(certificate.valid_from), new Date(certificate.valid_to), now),
    ...names,
    ...chain,
  ];
};

const examineVisit = (visit: Visit, now: Date): Finding[] => {
  const { origin, failure, status = 0 } = visit;
  if (failure === 'no address') return [];
  if (failure !== undefined)
    return [
      fault(
        `Nothing responds at ${origin} (${failure}).`,
        'Start the process, and check the proxy and the port of this origin.',
      ),
    ];
  return [
    ...examineCertificate(visit, now),
    ...(status >= 400
      ? [
          fault(
            `${origin}/healthz responds with ${status}.`,
            'Open it in a browser: it names what is missing; a 502 comes from a proxy whose process is down.',
          ),
        ]
      : []),
  ];
};

/** Whether every origin responds, with a certificate that browsers accept. */
export const examineOrigins = (visits: readonly Visit[], { now }: ExaminedSite): Finding[] =>
  visits.flatMap((visit) => examineVisit(visit, now));
