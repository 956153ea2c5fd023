import { createHash } from 'node:crypto';
import { encode, type Encoding } from '../compress.ts';

/** The HTML of a page, compressed once per encoding. */
export class EncodedBody {
  /** Weak, because the encodings share it (RFC 9110 §8.8.1). */
  readonly etag: string;
  readonly #html: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string) {
    this.#html = Buffer.from(html);
    this.etag = `W/"${createHash('sha256').update(this.#html).digest('base64url').slice(0, 22)}"`;
  }

  /** Bytes that it may occupy: the HTML and its compressed copies, which are smaller than a third of it. */
  get bytes(): number {
    return this.#html.length * 2;
  }

  encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded = encode(this.#html, encoding);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}
