import multipart from '@fastify/multipart';
import { cleanText } from 'shared-lib/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { copy } from '../../../copy/ar.ts';
import type { FileStore, ReceivedFile } from '../../../files/file-store.ts';
import { readFileType, nameOfType, type FileProblem, type FileType } from '../../../files/file-type.ts';
import { ApiError, invalid } from '../../../http/api-error.ts';
import { contentDisposition } from '../../../http/responses.ts';
import { type Api, multipartError } from '../../../http/validation.ts';
import type { NewFile } from './files.ts';

const FILE_BYTES = 25 * 1024 * 1024;
const NAME_MAX = 160;

/** Enables multipart forms for the routes of one Fastify scope. Other routes reject them. */
export const acceptUploads = async (app: Api): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: FILE_BYTES, files: 1, fields: 4, parts: 5, fieldSize: 1000, headerPairs: 50 },
    throwFileSizeLimit: false,
  });
};

/**
 * Browsers write a quotation mark and line breaks of a name as `%22`, `%0D` and `%0A` (HTML, multipart/form-data encoding); some clients
 * encode the whole name of another script. Any other percent sign is part of the name.
 */
const decodedName = (name: string): string => {
  if (/%[89A-F][\dA-F]/i.test(name) && /^[\x20-\x7E]*$/.test(name)) {
    try {
      return decodeURIComponent(name);
    } catch {
      // A name with a percent sign of its own.
    }
  }
  return name.replaceAll('%22', '"').replaceAll(/%0[DA]/gi, ' ');
};

/** The last segment of a path, without characters that are invisible, or special to file systems and terminals. */
const cleanName = (name: string): string => {
  const last = decodedName(name).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const shown = cleanText(last).replaceAll(/["<>|:*?]/g, '');
  const clean = cleanText(shown.slice(-NAME_MAX));
  return /^\.*$/.test(clean) ? 'file' : clean;
};

const readPart = async (request: FastifyRequest) => {
  if (!request.isMultipart()) throw new ApiError(415, copy.files.notMultipart);
  const part = await request.file();
  if (!part) throw invalid({ file: [copy.files.missing] });
  return part;
};

/** @throws {ApiError} 400 for an incomplete form, 413, 415, 422 */
const receivePart = async (store: FileStore, request: FastifyRequest) => {
  try {
    const part = await readPart(request);
    return { part, received: await store.receive(part.file) };
  } catch (error) {
    throw multipartError(error, copy.files.onlyOne);
  }
};

/** What is wrong with a file, and what to do. Word and Excel encrypt a file with a password inside an old container. */
const problemOf = (problem: FileProblem, name: string): string =>
  problem === 'old-office' && /\.(?:docx|xlsx)$/i.test(name.trim())
    ? copy.files.problems.password
    : copy.files.problems[problem];

/** The types that a form takes, of all that are accepted, and what it says about another one. */
interface AcceptedTypes {
  types: readonly FileType[];
  sentence: string;
}

const inspect = async (
  received: ReceivedFile,
  name: string,
  isTooLarge: boolean,
  accepted?: AcceptedTypes,
): Promise<NewFile> => {
  if (isTooLarge) throw new ApiError(413, copy.files.tooLarge);
  const inspected = await readFileType(received.path);
  const { type, size } = inspected;
  if (!type) throw invalid({ file: [size === 0 ? copy.files.missing : problemOf(inspected.problem, name)] });
  if (accepted && !accepted.types.includes(type)) throw invalid({ file: [accepted.sentence] });
  return { name: nameOfType(cleanName(name), type), size, mime: type, storedName: received.storedName };
};

/**
 * Receives the file of a form and stores it. Removes the stored file when `write` fails, so that every file has a row.
 * @param write adds the row, in its own transaction
 * @param accepted fewer types than usual
 */
export const receiveFile = async <Result>(
  store: FileStore,
  request: FastifyRequest,
  write: (file: NewFile) => Promise<Result>,
  accepted?: AcceptedTypes,
): Promise<Result> => {
  const { part, received } = await receivePart(store, request);
  try {
    const file = await inspect(received, part.filename, part.file.truncated, accepted);
    await received.commit();
    try {
      return await write(file);
    } catch (error) {
      await store.remove(received.storedName);
      throw error;
    }
  } catch (error) {
    await received.discard();
    throw error;
  }
};

interface StoredFile {
  name: string;
  mime: string;
  size: number;
  stored_name: string;
}

/** Sends a stored file as a download that no browser runs and no cache keeps. */
export const sendStoredFile = (reply: FastifyReply, store: FileStore, file: StoredFile): FastifyReply =>
  reply
    .headers({
      'content-type': file.mime,
      'content-length': file.size,
      'content-disposition': contentDisposition('attachment', nameOfType(file.name, file.mime)),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
    .send(store.read(file.stored_name));
