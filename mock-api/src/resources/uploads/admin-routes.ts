import multipart from '@fastify/multipart';
import { upload, UPLOAD_MAX_BYTES, uploadQuery, type Upload } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import { copy } from '../../copy/ar.ts';
import { runWrite, type WriteDeps } from '../../dialect/write-context.ts';
import { ApiError, invalid } from '../../http/api-error.ts';
import { clientLeft } from '../../http/error-handler.ts';
import { type Api, multipartError } from '../../http/validation.ts';
import { createTaskQueue } from '../../http/task-queue.ts';
import { savePicture, removePicture } from '../../images/stored-pictures.ts';
import { preparePicture, type PreparedPicture } from '../../images/prepare.ts';
import { recordAudit } from '../audit/record-audit.ts';

export interface UploadDeps extends WriteDeps {
  pictureFolder: string;
}

/** Encoding a picture needs one CPU core and about 100 MB, so only two run at a time. */
const queue = createTaskQueue({ concurrency: 2, maxWaiting: 16 });

/** The complete files of a form. @throws {ApiError} 413 */
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
    throw multipartError(error, copy.uploads.onlyOne);
  }
};

/** Stores a picture and its audit entry. A repeated request or a failed write leaves no extra file. */
const storeOnce = async (
  { pictureFolder: folder, ...deps }: UploadDeps,
  request: FastifyRequest,
  picture: PreparedPicture,
): Promise<Upload> => {
  const path = await savePicture(folder, picture);
  let isRecorded = false;
  try {
    return await runWrite(deps, request, {
      status: 201,
      parse: upload.parse,
      write: async (context) => {
        const { width, height, bytes } = picture;
        await recordAudit(context, {
          action: 'upload.created',
          resource: 'uploads',
          record: path,
          details: { width, height, size: bytes.length },
        });
        isRecorded = true;
        return { path, width, height, size: bytes.length };
      },
    });
  } catch (error) {
    isRecorded = false;
    throw error;
  } finally {
    if (!isRecorded) await removePicture(folder, path);
  }
};

/** Uploads of pictures for the content. */
export const adminUploadRoutes = (deps: UploadDeps) => async (app: Api) => {
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 50 },
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
      const picture = await queue.run(() => preparePicture(sent, request.query), { signal: clientLeft(reply) });
      const stored = await storeOnce(deps, request, picture);
      return reply.code(201).send(stored);
    },
  );
};
