import { BlockList, isIP } from 'node:net';

/** Whether an address belongs to the one proxy in front of this server, whose word about the visitor's address counts. */
export type ProxyCheck = (address: string) => boolean;

const LOOPBACK = ['127.0.0.0/8', '::1'];

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * @param addresses addresses and networks (`10.0.0.0/8`) of the proxy; loopback counts always, the shell being a neighbour
 * @throws {TypeError} when one of them is not an address
 */
export const trustedProxies = (addresses: readonly string[]): ProxyCheck => {
  const list = new BlockList();
  for (const entry of [...LOOPBACK, ...addresses]) {
    const [address = '', bits] = entry.split('/', 2);
    if (isIP(address) === 0) throw new TypeError(`"${entry}" is not an address`);
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (address) => {
    const bare = address.replace(/^::ffff:(?=\d+\.)/, '');
    return isIP(bare) !== 0 && list.check(bare, family(bare));
  };
};
