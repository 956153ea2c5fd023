import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sha256 } from '../auth/tokens.ts';
import { copy } from '../copy/ar.ts';
import { notFound } from '../http/api-error.ts';
import type { Api } from '../http/validation.ts';
import { createTaskQueue } from '../http/task-queue.ts';
import { encode, ENCODER, type Encoding } from './encode.ts';
import { mimeTypes, type PictureFormat } from './picture.ts';
import { createPictureCache } from './picture-cache.ts';
import { createPictureFinder, type StoredPicture } from './stored-pictures.ts';
import { readVariant } from './variant.ts';

export interface ImageOptions {
  /** Folder of stored images. */
  folder: string;
  cacheFolder: string;
  /** Limit of the cache, in bytes. */
  cacheBytes: number;
}

const CONCURRENCY = 2;
const MAX_WAITING = 64;

const params = z.object({ '*': z.string() });
const querystring = z.object({
  format: z.optional(z.string()),
  width: z.optional(z.string()),
  quality: z.optional(z.string()),
});

/** An image rarely changes under the same name. When it does, its ETag changes. */
const headers = {
  'cache-control': 'public, max-age=2592000, stale-while-revalidate=86400',
  'content-security-policy': "default-src 'none'; sandbox",
  // Images are public: pages of other origins, such as a standalone remote, may show them.
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Sets the headers of an image. @returns whether the client has this version already (304) */
const setImageHeaders = (request: FastifyRequest, reply: FastifyReply, tag: string, format: PictureFormat) => {
  const etag = `"${tag}"`;
  void reply.headers({ ...headers, etag }).type(mimeTypes[format]);
  const clientTags = request.headers['if-none-match'];
  return clientTags !== undefined && clientTags.split(',').some((one) => one.trim() === etag || one.trim() === '*');
};

/** Encodes other sizes and formats of stored images and caches them on disk. */
const createVariants = ({ cacheFolder, cacheBytes }: ImageOptions, log: FastifyBaseLogger) => {
  const cache = createPictureCache(cacheFolder, cacheBytes);
  const queue = createTaskQueue({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING });
  const inProgress = new Map<string, Promise<Buffer>>();

  const encodeOrNotFound = async (picture: StoredPicture, encoding: Encoding): Promise<Buffer> => {
    try {
      return await encode(picture.file, encoding);
    } catch (error) {
      log.warn({ err: error }, 'a stored image cannot be decoded');
      throw notFound(copy.images.notFound);
    }
  };

  const store = async (name: string, bytes: Buffer): Promise<void> => {
    try {
      await cache.put(name, bytes);
    } catch (error) {
      log.warn({ err: error }, 'an image could not be cached');
    }
  };

  const load = async (name: string, picture: StoredPicture, encoding: Encoding): Promise<Buffer> => {
    const cached = await cache.get(name);
    if (cached) return cached;
    const bytes = await queue.run(() => encodeOrNotFound(picture, encoding));
    await store(name, bytes);
    return bytes;
  };

  return {
    tagOf: ({ fingerprint }: StoredPicture, { format, width, quality }: Encoding): string =>
      sha256([fingerprint, format, width ?? 'full', quality, ENCODER].join(' ')),
    /** Simultaneous requests for the same variant share one encoding. */
    async get(tag: string, picture: StoredPicture, encoding: Encoding): Promise<Buffer> {
      const name = `${tag}.${encoding.format}`;
      const loading = inProgress.get(name) ?? load(name, picture, encoding).finally(() => inProgress.delete(name));
      inProgress.set(name, loading);
      return loading;
    },
  };
};

/** Serves images under `/images/…` and under their older path `/storage/…`. */
export const imageRoutes = (options: ImageOptions) => async (app: Api) => {
  const variants = createVariants(options, app.log);
  const find = createPictureFinder(options.folder);
  for (const path of ['/images/*', '/storage/*']) {
    app.get(
      path,
      { config: { access: 'public', cors: false }, schema: { params, querystring } },
      async (request, reply) => {
        const variant = readVariant(request.query);
        const picture = await find(request.params['*']);
        if (!picture) throw notFound(copy.images.notFound);
        if (!variant) {
          if (setImageHeaders(request, reply, picture.fingerprint, picture.format)) return reply.code(304).send();
          return reply.send(await readFile(picture.file));
        }
        const encoding = { ...variant, format: variant.format ?? picture.format };
        const tag = variants.tagOf(picture, encoding);
        if (setImageHeaders(request, reply, tag, encoding.format)) return reply.code(304).send();
        return reply.send(await variants.get(tag, picture, encoding));
      },
    );
  }
};
