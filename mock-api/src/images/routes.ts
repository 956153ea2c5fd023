import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sha256 } from '../auth/tokens.ts';
import { copy } from '../copy/ar.ts';
import { notFound } from '../http/api-error.ts';
import type { Api } from '../http/validation.ts';
import { createWorkQueue } from '../http/work-queue.ts';
import { encode, ENCODER, type Encoding } from './encode.ts';
import { mimeTypes, type PictureFormat } from './picture.ts';
import { createPictureCache } from './picture-cache.ts';
import { createPictureFinder, type StoredPicture } from './stored-pictures.ts';
import { readVariant } from './variant.ts';

export interface ImageParts {
  /** Where stored pictures lie. */
  folder: string;
  cacheFolder: string;
  /** Ceiling of the cache, in bytes. */
  cacheBytes: number;
}

const AT_ONCE = 2;
const MOST_WAITING = 64;

const params = z.object({ '*': z.string() });
const querystring = z.object({
  format: z.optional(z.string()),
  width: z.optional(z.string()),
  quality: z.optional(z.string()),
});

/** A picture keeps its name for ever unless it is replaced; then its tag tells. */
const headers = {
  'cache-control': 'public, max-age=2592000, stale-while-revalidate=86400',
  'content-security-policy': "default-src 'none'; sandbox",
  // Pictures are public: pages of other origins, such as a remote that runs alone, may show them.
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const sendTagged = (request: FastifyRequest, reply: FastifyReply, tag: string, format: PictureFormat) => {
  const etag = `"${tag}"`;
  void reply.headers({ ...headers, etag }).type(mimeTypes[format]);
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((one) => one.trim() === etag || one.trim() === '*');
};

/** Other sizes and formats of a picture, made once and then read from the cache. */
const createVariants = ({ cacheFolder, cacheBytes }: ImageParts, log: FastifyBaseLogger) => {
  const cache = createPictureCache(cacheFolder, cacheBytes);
  const queue = createWorkQueue({ atOnce: AT_ONCE, waiting: MOST_WAITING });
  const inWork = new Map<string, Promise<Buffer>>();

  const draw = async (picture: StoredPicture, encoding: Encoding): Promise<Buffer> => {
    try {
      return await encode(picture.file, encoding);
    } catch (error) {
      log.warn({ err: error }, 'a stored picture cannot be read');
      throw notFound(copy.images.notFound);
    }
  };

  const keep = async (name: string, bytes: Buffer): Promise<void> => {
    try {
      await cache.put(name, bytes);
    } catch (error) {
      log.warn({ err: error }, 'a picture could not be kept');
    }
  };

  const make = async (name: string, picture: StoredPicture, encoding: Encoding): Promise<Buffer> => {
    const kept = await cache.get(name);
    if (kept) return kept;
    const bytes = await queue.run(() => draw(picture, encoding));
    await keep(name, bytes);
    return bytes;
  };

  return {
    tagOf: ({ fingerprint }: StoredPicture, { format, width, quality }: Encoding): string =>
      sha256([fingerprint, format, width ?? 'full', quality, ENCODER].join(' ')),
    /** However many ask at the same time, it is made once. */
    async get(tag: string, picture: StoredPicture, encoding: Encoding): Promise<Buffer> {
      const name = `${tag}.${encoding.format}`;
      const making = inWork.get(name) ?? make(name, picture, encoding).finally(() => inWork.delete(name));
      inWork.set(name, making);
      return making;
    },
  };
};

/** `/images/…`, and `/storage/…` as the same pictures' older address. */
export const imageRoutes = (parts: ImageParts) => async (app: Api) => {
  const variants = createVariants(parts, app.log);
  const find = createPictureFinder(parts.folder);
  for (const path of ['/images/*', '/storage/*']) {
    app.get(path, { config: { access: 'public' }, schema: { params, querystring } }, async (request, reply) => {
      const variant = readVariant(request.query);
      const picture = await find(request.params['*']);
      if (!picture) throw notFound(copy.images.notFound);
      if (!variant) {
        if (sendTagged(request, reply, picture.fingerprint, picture.format)) return reply.code(304).send();
        return reply.send(await readFile(picture.file));
      }
      const encoding = { ...variant, format: variant.format ?? picture.format };
      const tag = variants.tagOf(picture, encoding);
      if (sendTagged(request, reply, tag, encoding.format)) return reply.code(304).send();
      return reply.send(await variants.get(tag, picture, encoding));
    });
  }
};
