import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FastifyBaseLogger } from 'fastify';
import { sha256 } from '../auth/tokens.ts';
import { readTemplate } from '../documents/compiler.ts';
import { renderSvg } from '../documents/page-pictures.ts';
import { createTaskQueue } from '../http/task-queue.ts';
import { createPictureCache } from '../images/picture-cache.ts';
import { cardAlt, type CardKind, type ShareCard } from './share-card.ts';

/** Size of every card in px: what messengers and social networks show in full. */
const CARD_SIZE = { width: 1200, height: 630 } as const;

const DOCUMENTS = join(import.meta.dirname, '..', 'documents');
/** The templates are part of the hash, so that a card looks new when they change. */
const DESIGN = sha256(['parts', 'card'].map((name) => readFileSync(join(DOCUMENTS, `${name}.typ`), 'utf8')).join(''));

const HASH_LENGTH = 24;

/** The same content has the same picture. */
export const cardHash = (card: ShareCard): string => sha256(`${DESIGN} ${JSON.stringify(card)}`).slice(0, HASH_LENGTH);

const nameOf = (id: number, card: ShareCard): string => `${id}-${cardHash(card)}.png`;

/** The id in the name of the card of the register of verdicts, which is no row. */
export const REGISTER_ID = 1;

/** Path and description of the card of a row. Its name changes with what the card shows. */
export const cardLink = (kind: CardKind, id: number, card: ShareCard) => ({
  image: `/images/cards/${kind}/${nameOf(id, card)}`,
  alt: cardAlt(card),
});

interface Options {
  folder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Limit of the cache: about a thousand cards. */
const CACHE_BYTES = 48 * 1024 * 1024;

interface CardPictures {
  /** The stored picture of a card, if there is one. */
  find(card: ShareCard): Promise<Buffer | undefined>;
  /**
   * The picture of a card, as PNG. Several readers of one card share one rendering.
   * @param address IP address of the reader: who asks for many cards waits for the others
   * @throws {ApiError} 503 when too many are waiting
   */
  get(card: ShareCard, address: string): Promise<Buffer>;
}

/** Flat colours: a palette halves the file without a visible difference. */
const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { unlimited: true })
    .resize({ ...CARD_SIZE, fit: 'fill' })
    .flatten({ background: '#0A272C' })
    .png({ palette: true, colours: 128, effort: 7 })
    .toBuffer();

/** Renders cards, one at a time in a process of its own, and stores them under the hash of their content. */
export const createCardPictures = ({ folder, log }: Options): CardPictures => {
  const cache = createPictureCache(folder, CACHE_BYTES);
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 20 });
  const inProgress = new Map<string, { loading: Promise<Buffer>; owners: Set<string> }>();
  const fileOf = (card: ShareCard) => `${cardHash(card)}.png`;

  const render = async (card: ShareCard): Promise<Buffer> => {
    const svg = await renderSvg({
      template: await readTemplate('card'),
      document: JSON.stringify(card),
      picture: null,
    });
    const png = await toPng(svg);
    await cache
      .put(fileOf(card), png)
      .catch((error: unknown) => log.warn({ err: error }, 'a card could not be cached'));
    return png;
  };

  return {
    find: (card) => cache.get(fileOf(card)),
    async get(card, address) {
      const stored = await cache.get(fileOf(card));
      if (stored) return stored;
      const running = inProgress.get(fileOf(card));
      if (running) {
        running.owners.add(address);
        return running.loading;
      }
      const owners = new Set([address]);
      const loading = queue.run(() => render(card), { owners }).finally(() => inProgress.delete(fileOf(card)));
      inProgress.set(fileOf(card), { loading, owners });
      return loading;
    },
  };
};
