import { BlockList, isIP } from 'node:net';

/** Whether an IP address belongs to the reverse proxy, whose `X-Forwarded-For` header is trusted. */
export type ProxyCheck = (address: string) => boolean;

const LOOPBACK = ['127.0.0.0/8', '::1'];

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * @param trusted IP addresses and networks (`10.0.0.0/8`) of the proxy. Loopback is always trusted, because the shell may run
 *   on the same machine.
 * @throws {TypeError} when one of them is not an IP address
 */
export const trustedProxies = (trusted: readonly string[]): ProxyCheck => {
  const list = new BlockList();
  for (const entry of [...LOOPBACK, ...trusted]) {
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
