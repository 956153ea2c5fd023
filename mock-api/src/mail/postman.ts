import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from './mailer.ts';

/** Takes mails and carries them in the background: what a person sent is stored already and waits for no mail server. */
export interface Postman {
  post(mail: Mail): void;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
}

export const createPostman = (mailer: Mailer, logger: FastifyBaseLogger): Postman => {
  const onTheirWay = new Set<Promise<void>>();

  const carry = async (mail: Mail) => {
    try {
      await mailer.send(mail);
    } catch (error) {
      logger.error({ err: error }, 'a mail could not be sent');
    }
  };

  return {
    post(mail) {
      const way = carry(mail).finally(() => onTheirWay.delete(way));
      onTheirWay.add(way);
    },
    async settled() {
      await Promise.all(onTheirWay);
    },
  };
};
