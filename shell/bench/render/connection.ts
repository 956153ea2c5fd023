import { once } from 'node:events';
import { connect } from 'node:net';

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

/** Larger than a compressed page, so that most pages arrive in one part. */
const BUFFER_BYTES = 64 * 1024;

/** Reads the responses of a connection one after the other. */
class ResponseReader {
  /** What has arrived of an incomplete head. */
  #start: Buffer | undefined;
  #received = 0;
  #sizes: ReturnType<typeof sizesOf>;
  #response: PromiseWithResolvers<number> | undefined;

  /** The next response. */
  next(): Promise<number> {
    this.#start = undefined;
    this.#received = 0;
    this.#sizes = undefined;
    this.#response = Promise.withResolvers<number>();
    return this.#response.promise;
  }

  /** @param part is overwritten afterwards */
  read(part: Buffer): void {
    this.#received += part.length;
    try {
      this.#sizes ??= this.#readHead(part);
    } catch (error) {
      this.fail(error);
      return;
    }
    if (this.#sizes && this.#received >= this.#sizes.all) this.#response?.resolve(this.#sizes.body);
  }

  fail(error?: unknown): void {
    this.#response?.reject(
      error instanceof Error ? error : new Error('The connection was closed before the end of a page'),
    );
  }

  #readHead(part: Buffer) {
    const start = this.#start ? Buffer.concat([this.#start, part]) : part;
    const sizes = sizesOf(start);
    if (!sizes) this.#start = Buffer.from(start);
    return sizes;
  }
}

/**
 * Opens a connection. Node's HTTP client needs more of the processor for a request than the server for a cached page, and would
 * limit what is measured. All parts of responses are read into one buffer: a buffer for each part would be 250 MB a second, and its
 * collection would delay the responses that are measured.
 */
export const openConnection = async (url: string): Promise<Connection> => {
  const { hostname, port, host, pathname, search } = new URL(url);
  const buffer = Buffer.alloc(BUFFER_BYTES);
  const reader = new ResponseReader();
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer,
      callback(length) {
        reader.read(buffer.subarray(0, length));
        return true;
      },
    },
  });
  await once(socket, 'connect');
  socket.on('error', (error) => reader.fail(error)).on('close', () => reader.fail());
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`);
  return {
    fetchPage() {
      const response = reader.next();
      socket.write(request);
      return response;
    },
    close: () => void socket.destroy(),
  };
};
