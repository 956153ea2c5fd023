import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that requests one page again and again. */
export interface Connection {
  /**
   * Resolves with the compressed size of the page.
   * @throws when the server has not rendered it
   */
  fetchPage(): Promise<number>;
  close(): void;
}

const HEAD_END = '\r\n\r\n';

/**
 * Sizes of a response whose first bytes are given; undefined while its head is incomplete.
 * @throws when it is not a page that the server has rendered
 */
export const sizesOf = (start: Buffer): { body: number; all: number } | undefined => {
  const end = start.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const head = start.toString('latin1', 0, end);
  const status = /^HTTP\/1\.1 (\d+)/u.exec(head)?.[1];
  const renderedBy = /\r\nx-drawn-by: (\S+)/iu.exec(head)?.[1];
  const length = /\r\ncontent-length: (\d+)/iu.exec(head)?.[1];
  if (status !== '200' || renderedBy !== 'server' || length === undefined)
    throw new Error(`The page has status ${status}, was rendered by ${renderedBy}, and has ${length} bytes`);
  return { body: Number(length), all: end + HEAD_END.length + Number(length) };
};

/** Reads one response from a connection that has no other. */
const readResponse = (socket: Socket): Promise<number> =>
  new Promise((resolve, reject) => {
    let start: Buffer = Buffer.alloc(0);
    let received = 0;
    let sizes: ReturnType<typeof sizesOf>;
    const end = (finish: () => void) => {
      socket.off('data', read).off('error', fail).off('close', fail);
      finish();
    };
    const fail = (error?: unknown) =>
      end(() =>
        reject(error instanceof Error ? error : new Error('The connection was closed before the end of a page')),
      );
    const read = (part: Buffer) => {
      received += part.length;
      try {
        if (!sizes) {
          start = start.length === 0 ? part : Buffer.concat([start, part]);
          sizes = sizesOf(start);
        }
      } catch (error) {
        fail(error);
        return;
      }
      if (sizes && received >= sizes.all) end(() => resolve(sizes?.body ?? 0));
    };
    socket.on('data', read).on('error', fail).on('close', fail);
  });

/**
 * Opens a connection. Node's HTTP client needs more of the processor for a request than the server for a cached page, and would
 * limit what is measured.
 */
export const openConnection = async (url: string): Promise<Connection> => {
  const { hostname, port, host, pathname, search } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;
  return {
    fetchPage() {
      const response = readResponse(socket);
      socket.write(request);
      return response;
    },
    close: () => void socket.destroy(),
  };
};
