import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The input of one document. */
export interface Job {
  /** A PDF, or all pages in one SVG; a PDF when missing. */
  output?: 'pdf' | 'svg';
  /** Source of the typst template. */
  template: string;
  /** The content, as JSON. */
  document: string;
  picture: { name: string; bytes: Uint8Array } | null;
}

const PROGRAM = join(import.meta.dirname, 'typesetter-process.ts');
/** A document takes milliseconds; starting a process on a busy machine may take seconds. */
const TIMEOUT_MS = 60_000;

/** @param exited resolves when the process has exited, so that the wait for its message ends */
const requestPdf = async (child: ChildProcess, exited: Promise<unknown[]>, job: Job): Promise<Buffer | undefined> => {
  const timeout = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  try {
    const messageOrExit = Promise.race([once(child, 'message'), exited]);
    child.send(job);
    const [pdf] = await messageOrExit;
    return pdf instanceof Uint8Array ? Buffer.from(pdf) : undefined;
  } finally {
    clearTimeout(timeout);
  }
};

interface TypesetOptions<Item> {
  items: readonly Item[];
  jobOf: (item: Item) => Promise<Job>;
  /** Called with each PDF as soon as it is compiled. */
  onPdf: (item: Item, pdf: Buffer) => Promise<void>;
}

/**
 * Compiles documents one after the other in a child process, which exits after the last one.
 * @throws {Error} when the compiler does not support this machine, rejects a document, or does not respond
 */
export const typeset = async <Item>({ items, jobOf, onPdf }: TypesetOptions<Item>): Promise<void> => {
  const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const exited = once(child, 'exit');
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  try {
    for (const item of items) {
      const pdf = await requestPdf(child, exited, await jobOf(item));
      if (!pdf) throw new Error(`The typesetter exited without a PDF: ${errors.trim() || 'no error output'}`);
      await onPdf(item, pdf);
    }
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
};
