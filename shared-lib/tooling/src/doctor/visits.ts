import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { TLSSocket, type PeerCertificate } from 'node:tls';
import { remoteIds } from 'shared-lib/federation';
import { describeError, type ExaminedSite } from './finding.ts';

const TIMEOUT_MS = 5000;

/** What a process said when the doctor asked it for its health. */
export interface Visit {
  origin: string;
  /** Why it did not respond, or that its name has no address. */
  failure?: 'no address' | (string & {});
  status?: number;
  /** Its clock, with whole seconds. */
  date?: Date | undefined;
  certificate?: PeerCertificate;
  /** Why Node would refuse its certificate, as a code of OpenSSL. */
  trustError?: string;
}

const send = (url: URL, address: string, authorities: readonly string[]): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const name = url.hostname;
    const options = {
      host: address,
      port: url.port,
      path: url.pathname,
      timeout: TIMEOUT_MS,
      headers: { host: url.host, accept: 'application/json' },
      // A connection of its own, whose certificate can be read.
      agent: false,
    };
    const request =
      url.protocol === 'https:'
        ? requestHttps({
            ...options,
            ...(isIP(name) === 0 ? { servername: name } : {}),
            // The certificate is examined, not used.
            rejectUnauthorized: false,
            ...(authorities.length > 0 ? { ca: [...authorities] } : {}),
          })
        : requestHttp(options);
    request.once('timeout', () => request.destroy(new Error('no response in time')));
    request.once('response', resolve).once('error', reject).end();
  });

/** Asks the process at an origin for its health, by its public name. */
export const visit = async (origin: string, { network }: Pick<ExaminedSite, 'network'>): Promise<Visit> => {
  const url = new URL('/healthz', origin);
  const name = url.hostname.replace(/^\[|\]$/g, '');
  try {
    const [address] = isIP(name) ? [name] : await network.lookup(name);
    if (address === undefined) return { origin, failure: 'no address' };
    const response = await send(url, address, network.authorities);
    const { date } = response.headers;
    const { socket } = response;
    const encrypted =
      socket instanceof TLSSocket
        ? { certificate: socket.getPeerCertificate(), trustError: authorizationCode(socket) }
        : {};
    response.destroy();
    return {
      origin,
      status: response.statusCode ?? 0,
      date: date === undefined ? undefined : new Date(date),
      ...encrypted,
    };
  } catch (error) {
    return { origin, failure: describeError(error) };
  }
};

const authorizationCode = ({ authorizationError: error }: TLSSocket): string =>
  error == null ? '' : typeof error === 'object' && 'code' in error ? String(error.code) : String(error);

/** The origins of a site: its public ones, and where the shell reaches API and hosts. */
export const originsOfSite = ({ config }: Pick<ExaminedSite, 'config'>): string[] => [
  ...new Set([
    config.siteOrigin,
    ...remoteIds.map((id) => config.remoteOrigins[id]),
    config.apiOrigin,
    ...Object.values(config.hostOrigins),
  ]),
];
