import { useEffect, useRef, useState } from 'react';
import type { RequestFile } from 'shared-lib/contracts';
import { failures, requestPanels } from 'shared-lib/copy';
import { HttpError } from 'shared-lib/http';
import type { SendOptions } from './request-area.ts';

const { upload: labels } = requestPanels;

/** Limits of the API. */
const MAX_BYTES = 25 * 1024 * 1024;
const EXTENSIONS = ['pdf', 'docx', 'xlsx', 'png', 'jpg', 'jpeg', 'webp'] as const;

/** Value of the `accept` attribute of a file input. */
export const ACCEPTED_FILES = EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** The part of a file name after its last dot, in small letters. */
export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Why a file cannot be sent, before it is sent. The API reads the type from the content, and says what to do about another one. */
const problemOf = ({ size }: File): string | undefined => {
  if (size > MAX_BYTES) return labels.tooLarge;
  return size === 0 ? labels.empty : undefined;
};

export interface Upload {
  /** Also the `Idempotency-Key`, so that a retry stores the file only once. */
  key: string;
  file: File;
  status: 'running' | 'failed';
  /** Sent share, from 0 to 1. */
  share: number;
  /** Arabic sentence, with the status `failed`. */
  message?: string;
  /** Whether trying again can help. */
  canRetry?: boolean;
}

export type SendFile<Stored = RequestFile> = (file: File, options: SendOptions) => Promise<Stored>;

interface Options<Stored> {
  send: SendFile<Stored>;
  /** Called with each stored file, whose upload then disappears from the list. */
  onStored: (file: Stored) => void;
}

/** Why the API refused a file: the message of its only field, because the general one speaks of the fields of a form. */
const reasonOf = ({ errors, message }: HttpError): string => Object.values(errors).flat()[0] ?? message;

/** Uploads several files at the same time, each with its progress, cancelling and retry. Leaving the page cancels. */
export const useUploads = <Stored = RequestFile>({ send, onStored }: Options<Stored>) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const update = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  const run = async ({ key, file }: Pick<Upload, 'key' | 'file'>): Promise<void> => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    try {
      const stored = await send(file, {
        key,
        signal: controller.signal,
        onProgress: (share) => update(key, { share }),
      });
      remove(key);
      onStored(stored);
    } catch (error) {
      if (controller.signal.aborted) return;
      const isHttp = error instanceof HttpError;
      update(key, {
        status: 'failed',
        message: isHttp ? reasonOf(error) : failures.server,
        canRetry: !isHttp || (error.kind !== 'validation' && error.kind !== 'conflict'),
      });
    } finally {
      controllers.current.delete(key);
    }
  };

  return {
    uploads,
    isRunning: uploads.some(({ status }) => status === 'running'),
    add: (files: Iterable<File>) => {
      for (const file of files) {
        const key = crypto.randomUUID();
        const message = problemOf(file);
        const upload: Upload = message
          ? { key, file, status: 'failed', share: 0, message, canRetry: false }
          : { key, file, status: 'running', share: 0 };
        setUploads((all) => [...all, upload]);
        if (!message) void run(upload);
      }
    },
    retry: (upload: Upload) => {
      update(upload.key, { status: 'running', share: 0 });
      void run(upload);
    },
    cancel: (key: string) => {
      controllers.current.get(key)?.abort();
      remove(key);
    },
  };
};
export type Uploads = ReturnType<typeof useUploads>;
