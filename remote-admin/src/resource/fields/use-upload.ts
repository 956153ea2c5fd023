import { useEffect, useRef, useState } from 'react';
import { failures } from 'shared-lib/copy';
import { HttpError } from 'shared-lib/http';
import { sendFile, type UploadOptions } from 'shared-lib/patterns/send-file';

export type UploadState<Result> =
  | { status: 'idle' }
  /** `share` of the bytes that are sent, from 0 to 1. */
  | { status: 'running'; share: number }
  /** `message` is an Arabic sentence for the user. */
  | { status: 'failed'; message: string }
  | { status: 'done'; result: Result };

/**
 * Uploads one file at a time, with progress, cancelling, and a retry that needs no new choice of the file. Leaving the page
 * cancels.
 */
export const useUpload = <Result>(options: UploadOptions<Result> & { onDone?: (result: Result) => void }) => {
  const [state, setState] = useState<UploadState<Result>>({ status: 'idle' });
  const [sent, setSent] = useState<{ file: File; url: string }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File, url: string): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (next: UploadState<Result>) => {
      if (!controller.signal.aborted) setState(next);
    };
    setSent({ file, url });
    show({ status: 'running', share: 0 });
    try {
      const result = await sendFile(
        file,
        { ...options, url },
        {
          signal: controller.signal,
          onProgress: (share) => show({ status: 'running', share }),
        },
      );
      show({ status: 'done', result });
      if (!controller.signal.aborted) options.onDone?.(result);
    } catch (error) {
      show({ status: 'failed', message: error instanceof HttpError ? error.message : failures.server });
    }
  };
  return {
    state,
    /** The chosen file, also after a failure. */
    file: sent?.file,
    /** @param url replaces the path of the options, for an upload with parameters */
    start: (file: File, url = options.url) => void start(file, url),
    retry: () => {
      if (sent) void start(sent.file, sent.url);
    },
    cancel: () => {
      running.current?.abort();
      setState({ status: 'idle' });
      setSent(undefined);
    },
  };
};
