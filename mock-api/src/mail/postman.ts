import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from './mailer.ts';

/** Takes mails and carries them in the background: what a person sent is stored already and waits for no mail server. */
export interface Postman {
  post(mail: Mail): void;
  /** Does what leads to mails after the caller has been answered: the time of the answer then tells nothing about it. */
  later(work: () => Promise<void>): void;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
}

export const createPostman = (mailer: Mailer, logger: FastifyBaseLogger): Postman => {
  const onTheirWay = new Set<Promise<void>>();

  const watch = (doing: Promise<void>, failed: string) => {
    const way = doing
      .catch((error: unknown) => logger.error({ err: error }, failed))
      .finally(() => onTheirWay.delete(way));
    onTheirWay.add(way);
  };

  return {
    post: (mail) => watch(mailer.send(mail), 'a mail could not be sent'),
    later: (work) => watch(work(), 'a mail could not be prepared'),
    async settled() {
      // What is prepared may post another mail.
      while (onTheirWay.size > 0) await Promise.all(onTheirWay);
    },
  };
};
