import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sha256 } from '../auth/tokens.ts';
import { copy } from '../copy/ar.ts';
import { busy, notFound } from '../http/api-error.ts';
import { clientLeft } from '../http/error-handler.ts';
import type { Api } from '../http/validation.ts';
import { createTaskQueue } from '../http/task-queue.ts';
import { encode, ENCODER, type Encoding } from './encode.ts';
import { mimeTypes, type PictureFormat } from './picture.ts';
import { createPictureCache } from './picture-cache.ts';
import { createPictureFinder, type StoredPicture } from './stored-pictures.ts';
import { encodingOf, readVariant } from './variant.ts';

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

/** Who waits for a variant. */
interface Reader {
  /** IP address. */
  address: string;
  left: AbortSignal;
}

/** A variant that is loaded from the disk or encoded, for one reader or more. */
interface Job {
  loading: Promise<Buffer>;
  addresses: Set<string>;
  readers: number;
  abandoned: AbortController;
}

/** Resolves with the job's variant. The job is abandoned when its last reader leaves. @throws {ApiError} 503 when this one leaves */
const follow = (job: Job, { address, left }: Reader): Promise<Buffer> => {
  job.addresses.add(address);
  job.readers += 1;
  const leaving = new Promise<never>((_resolve, reject) => {
    left.addEventListener(
      'abort',
      () => {
        job.readers -= 1;
        if (job.readers === 0) job.abandoned.abort();
        reject(busy());
      },
      { once: true },
    );
  });
  return Promise.race([job.loading, leaving]);
};

/** Encodes other sizes and formats of stored images and caches them on disk. */
const createVariants = ({ cacheFolder, cacheBytes }: ImageOptions, log: FastifyBaseLogger) => {
  const cache = createPictureCache(cacheFolder, cacheBytes);
  const queue = createTaskQueue({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING });
  const inProgress = new Map<string, Job>();

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

  const startJob = (name: string, picture: StoredPicture, encoding: Encoding): Job => {
    const addresses = new Set<string>();
    const abandoned = new AbortController();
    const load = async () => {
      const cached = await cache.get(name);
      if (cached) return cached;
      const options = { owners: addresses, signal: abandoned.signal };
      const bytes = await queue.run(() => encodeOrNotFound(picture, encoding), options);
      await store(name, bytes);
      return bytes;
    };
    const job: Job = { loading: load(), addresses, readers: 0, abandoned };
    const remove = () => {
      if (inProgress.get(name) === job) inProgress.delete(name);
    };
    job.loading.then(remove, remove);
    // Who asks for the variant after the last reader has left starts another job.
    abandoned.signal.addEventListener('abort', remove);
    inProgress.set(name, job);
    return job;
  };

  return {
    tagOf: ({ fingerprint }: StoredPicture, { format, width, quality }: Encoding): string =>
      sha256([fingerprint, format, width ?? 'full', quality, ENCODER].join(' ')),
    /** Simultaneous requests for the same variant share one encoding. */
    async get(tag: string, picture: StoredPicture, encoding: Encoding, reader: Reader): Promise<Buffer> {
      const name = `${tag}.${encoding.format}`;
      return follow(inProgress.get(name) ?? startJob(name, picture, encoding), reader);
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
        const encoding = variant && encodingOf(variant, picture);
        if (!encoding) {
          if (setImageHeaders(request, reply, picture.fingerprint, picture.format)) return reply.code(304).send();
          return reply.send(await readFile(picture.file));
        }
        const tag = variants.tagOf(picture, encoding);
        if (setImageHeaders(request, reply, tag, encoding.format)) return reply.code(304).send();
        return reply.send(await variants.get(tag, picture, encoding, { address: request.ip, left: clientLeft(reply) }));
      },
    );
  }
};
