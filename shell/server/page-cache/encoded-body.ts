import { createHash } from 'node:crypto';
import { encode, encodeSmallest, type Encoding } from '../compress.ts';

/** The HTML of a page, or a file of a release, compressed once per encoding. */
export class EncodedBody {
  /** Weak, because the encodings share it (RFC 9110 §8.8.1). */
  readonly etag: string;
  readonly #html: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  #isRequestedAgain = false;

  constructor(html: string | Buffer) {
    this.#html = typeof html === 'string' ? Buffer.from(html) : html;
    this.etag = `W/"${createHash('sha256').update(this.#html).digest('base64url').slice(0, 22)}"`;
  }

  /** Bytes that it may occupy: the HTML and its compressed copies, which are smaller than a third of it. */
  get bytes(): number {
    return this.#html.length * 2;
  }

  /** The first response is compressed fast. A page that is requested again is compressed better meanwhile, for those that follow. */
  encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) {
      // When this fails, the first copy stays.
      if (encoding === 'br' && !this.#isRequestedAgain) this.#improve().catch(() => undefined);
      return known;
    }
    const encoded = encode(this.#html, encoding);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }

  async #improve(): Promise<void> {
    this.#isRequestedAgain = true;
    const smallest = await encodeSmallest(this.#html);
    this.#encoded.set('br', Promise.resolve(smallest));
  }
}
