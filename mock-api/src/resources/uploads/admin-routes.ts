import multipart from '@fastify/multipart';
import { upload, UPLOAD_BYTES, uploadQuery, type Upload } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import { copy } from '../../copy/ar.ts';
import { writeAs, type WritingParts } from '../../dialect/writing.ts';
import { ApiError, invalid } from '../../http/api-error.ts';
import { formFailure } from '../../http/multipart.ts';
import type { Api } from '../../http/validation.ts';
import { createWorkQueue } from '../../http/work-queue.ts';
import { keepPicture, removePicture } from '../../images/keep.ts';
import { preparePicture, type PreparedPicture } from '../../images/prepare.ts';
import { recordAudit } from '../audit/record-audit.ts';

export interface UploadParts extends WritingParts {
  pictureFolder: string;
}

/** Drawing takes a processor and a hundred megabytes: some wait. */
const queue = createWorkQueue({ atOnce: 2, waiting: 16 });

/** The files of a form, each of them whole or refused. */
const readParts = async (request: FastifyRequest): Promise<Buffer[]> => {
  const files: Buffer[] = [];
  for await (const part of request.parts()) {
    if (part.type !== 'file') throw new ApiError(413, copy.uploads.onlyOne);
    files.push(await part.toBuffer());
    if (part.file.truncated) throw new ApiError(413, copy.uploads.tooLarge);
  }
  return files;
};

/** The one file of a form. @throws {ApiError} 400, 413, 415, 422 */
const readPicture = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw new ApiError(415, copy.uploads.notMultipart);
  try {
    const [bytes] = await readParts(request);
    if (!bytes || bytes.length === 0) throw invalid({ file: [copy.uploads.missing] });
    return bytes;
  } catch (error) {
    throw formFailure(error, copy.uploads.onlyOne);
  }
};

/** Keeps a picture and notes who sent it; a replay, or a note that cannot be written, leaves no second file. */
const keepOnce = async (
  { pictureFolder: folder, ...parts }: UploadParts,
  request: FastifyRequest,
  picture: PreparedPicture,
): Promise<Upload> => {
  const path = await keepPicture(folder, picture);
  let isNoted = false;
  try {
    return await writeAs(parts, request, {
      status: 201,
      parse: upload.parse,
      write: async (writing) => {
        const { width, height, bytes } = picture;
        await recordAudit(writing, {
          action: 'upload.created',
          resource: 'uploads',
          record: path,
          details: { width, height, size: bytes.length },
        });
        isNoted = true;
        return { path, width, height, size: bytes.length };
      },
    });
  } catch (error) {
    isNoted = false;
    throw error;
  } finally {
    if (!isNoted) await removePicture(folder, path);
  }
};

/** Pictures for the site's content. */
export const adminUploadRoutes = (parts: UploadParts) => async (app: Api) => {
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 50 },
    throwFileSizeLimit: false,
  });

  const summary =
    'Adds a picture (`multipart/form-data`, one file, at most 5 MB and 24 million pixels): PNG, JPEG, WebP or AVIF.';
  app.post(
    '/api/admin/uploads',
    {
      config: { access: 'admin', isUpload: true },
      schema: { summary, querystring: uploadQuery, response: { 201: upload } },
    },
    async (request, reply) => {
      const sent = await readPicture(request);
      const picture = await queue.run(() => preparePicture(sent, request.query));
      const kept = await keepOnce(parts, request, picture);
      return reply.code(201).send(kept);
    },
  );
};
