import { calculationQuery } from 'shared-lib/contracts';
import { readIdea } from 'shared-lib/gauge';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { copy } from '../copy/ar.ts';
import type { Database } from '../db/open-database.ts';
import { notFound } from '../http/api-error.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { Api } from '../http/validation.ts';
import { findArticle, presentArticle } from '../resources/articles/repository.ts';
import { readCalculation } from '../resources/calculations/stored.ts';
import { findActiveSector, presentSector, readStudyMedians } from '../resources/sectors/repository.ts';
import { findActiveService, presentService } from '../resources/services/repository.ts';
import { presentSectorLink, presentStudy, presentVerdict } from '../resources/studies/present.ts';
import { countVerdicts, findStudy, listVerdicts } from '../resources/studies/repository.ts';
import { cardHash, cardLink, createCardPictures, REGISTER_ID } from './card-pictures.ts';
import {
  articleCard,
  calculationCard,
  readingCard,
  sectorCard,
  serviceCard,
  studyCard,
  verdictsCard,
  type ShareCard,
} from './share-card.ts';

interface Deps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  /** Folder of the image cache. */
  cacheFolder: string;
}

/** The register of verdicts is one for all, and has the id of a first row. */
const rowKinds = ['service', 'sector', 'study', 'article', 'verdicts'] as const;
type RowKind = (typeof rowKinds)[number];

/** What the card of a public row shows today; `undefined` for a row that visitors cannot see. */
const findCard = async (deps: Deps, kind: RowKind, id: string): Promise<ShareCard | undefined> => {
  const { db, clock } = deps;
  if (kind === 'service') {
    const row = await findActiveService(db, id);
    return row && serviceCard(presentService(row, []));
  }
  if (kind === 'sector') {
    const row = await findActiveSector(db, id);
    return row && sectorCard(presentSector(row), await readStudyMedians(db, clock, row.id));
  }
  if (kind === 'study') {
    const row = await findStudy(deps, id);
    return row && studyCard(presentStudy(row), presentSectorLink(row).name_ar);
  }
  if (kind === 'verdicts') {
    if (Number(id) !== REGISTER_ID) return undefined;
    const [rows, counts] = await Promise.all([listVerdicts(deps), countVerdicts(deps)]);
    return verdictsCard({ data: rows.map(presentVerdict), counts });
  }
  const row = await findArticle(deps, id);
  return row && articleCard(presentArticle(row));
};

const FILE = /^([1-9]\d{0,9})-([0-9a-f]{24})\.png$/;

const params = z.object({ kind: z.string(), file: z.string() });

/** A figure in the link of a reading: any text, since `readIdea` reads it. A repeated parameter is none. */
const figure = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'string' ? value : '')),
);
const readingQuery = z.object({ capital: figure, profit: figure, years: figure });

const open = { access: 'public', cors: false } as const;

/** The name of a picture follows from its content, so it never changes. */
const headers = {
  'cache-control': 'public, max-age=2592000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Sends a picture, or 304 to who has it already. */
const sendPicture = async (
  request: FastifyRequest,
  reply: FastifyReply,
  card: ShareCard,
  load: () => Promise<Buffer>,
): Promise<FastifyReply> => {
  const etag = `"${cardHash(card)}"`;
  void reply.headers({ ...headers, etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/png').send(await load());
};

/**
 * Pictures for links (`og:image`). Every picture shows a public row, or the figures that follow from a calculation or a reading: no text
 * of a request enters one, and a name that does not follow from a row is not made.
 */
export const cardRoutes = (deps: Deps) => async (app: Api) => {
  const pictures = createCardPictures({ folder: join(deps.cacheFolder, 'cards'), log: app.log });

  app.get('/images/cards/:kind/:file', { config: open, schema: { params } }, async (request, reply) => {
    const { file } = request.params;
    const kind = rowKinds.find((one) => one === request.params.kind);
    const [, id, hash] = FILE.exec(file) ?? [];
    const card = kind && id ? await findCard(deps, kind, id) : undefined;
    if (!kind || !card) throw notFound(copy.images.notFound);
    // The row has changed since somebody shared the link: the old name leads to the new picture.
    if (hash !== cardHash(card))
      return reply.header('cache-control', 'no-store').redirect(cardLink(kind, Number(id), card).image, 302);
    return sendPicture(request, reply, card, () => pictures.get(card, request.ip));
  });

  /** A picture of figures that anybody can choose: new ones are limited. */
  const sendLimited = (request: FastifyRequest, reply: FastifyReply, card: ShareCard): Promise<FastifyReply> =>
    sendPicture(request, reply, card, async () => {
      const stored = await pictures.find(card);
      if (stored) return stored;
      await deps.limiter.consume('cards', request.ip);
      return pictures.get(card, request.ip);
    });

  app.get(
    '/images/cards/calculation.png',
    { config: open, schema: { querystring: calculationQuery } },
    (request, reply) => sendLimited(request, reply, calculationCard(readCalculation(request.query.c, 'c'))),
  );

  // A link without a readable figure shows the questions, as its page does.
  app.get('/images/cards/reading.png', { config: open, schema: { querystring: readingQuery } }, (request, reply) =>
    sendLimited(request, reply, readingCard(readIdea(request.query))),
  );
};
