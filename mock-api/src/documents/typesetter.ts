import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Job {
  /** Source of the template. */
  template: string;
  /** What the template shows, as JSON. */
  document: string;
  picture: { name: string; bytes: Uint8Array } | null;
}

const PROGRAM = join(import.meta.dirname, 'typesetting.ts');
/** A document takes milliseconds; a machine that is busy with other things may need seconds to start a process. */
const PATIENCE_MS = 60_000;

/** @param ended resolves when the process is gone: then no answer comes any more */
const ask = async (child: ChildProcess, ended: Promise<unknown[]>, job: Job): Promise<Buffer | undefined> => {
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  try {
    const answer = Promise.race([once(child, 'message'), ended]);
    child.send(job);
    const [pdf] = await answer;
    return pdf instanceof Uint8Array ? Buffer.from(pdf) : undefined;
  } finally {
    clearTimeout(patience);
  }
};

interface Order<Item> {
  items: readonly Item[];
  jobOf: (item: Item) => Promise<Job>;
  /** Given each PDF as soon as it is made. */
  take: (item: Item, pdf: Buffer) => Promise<void>;
}

/**
 * Sets documents one after the other in a process of their own, which ends with the last.
 * @throws when the compiler has no program for this machine, cannot set a document, or does not answer
 */
export const typeset = async <Item>({ items, jobOf, take }: Order<Item>): Promise<void> => {
  const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const ended = once(child, 'exit');
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  try {
    for (const item of items) {
      const pdf = await ask(child, ended, await jobOf(item));
      if (!pdf) throw new Error(`The typesetter ended without an answer: ${errors.trim() || 'it said nothing'}`);
      await take(item, pdf);
    }
  } finally {
    if (child.connected) child.disconnect();
    await ended;
  }
};
