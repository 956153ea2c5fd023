import { BlockList, isIP } from 'node:net';
import { ConfigError } from '../config.ts';

/** Whether an IP address belongs to the reverse proxy, whose `X-Forwarded-For` header is trusted. */
export type ProxyCheck = (address: string) => boolean;

/** IPs of the same machine, where the shell may run in front of the API. */
export const LOOPBACK: readonly string[] = ['127.0.0.0/8', '::1'];

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * @param trusted IP addresses and networks (`10.0.0.0/8`) of the proxy
 * @throws {TypeError} when one of them is not an IP address
 */
export const trustedProxies = (trusted: readonly string[]): ProxyCheck => {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/', 2);
    if (isIP(address) === 0) throw new TypeError(`"${entry}" is not an IP address`);
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (address) => {
    const bare = address.replace(/^::ffff:(?=\d+\.)/, '');
    return isIP(bare) !== 0 && list.check(bare, family(bare));
  };
};

/**
 * Reads `TRUSTED_PROXY`, IPs and networks separated by commas.
 * @param always IPs that are trusted in any case
 * @throws {ConfigError}
 */
export const readTrustedProxies = (
  { TRUSTED_PROXY: given = '' }: Readonly<Record<string, string | undefined>>,
  always: readonly string[] = [],
): ProxyCheck => {
  const listed = given.split(',').map((one) => one.trim());
  try {
    return trustedProxies([...always, ...listed.filter(Boolean)]);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `TRUSTED_PROXY cannot be used (${detail}): use IP addresses or networks like 10.0.0.5 or 10.0.0.0/8.`,
    );
  }
};
