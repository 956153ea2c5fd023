import sharp from 'sharp';
import { createTaskQueue, type TaskOptions } from '../http/task-queue.ts';
import { typeset, type Job } from './typesetter.ts';

/** Size of an A4 page in points, as the compiler renders it. */
const PAGE = { width: 595.2756, height: 841.8898 } as const;
const WIDTH = 900;
const QUALITY = 78;
const MAX_PIXELS = 24_000_000;

/** The compiler runs in a process of its own, one at a time. */
const queue = createTaskQueue({ concurrency: 1, maxWaiting: 20 });

/** All pages of a document in one SVG, one below the other. @throws {Error} when it cannot be compiled */
export const renderSvg = (job: Omit<Job, 'output'>, options?: TaskOptions): Promise<string> =>
  queue.run(async () => {
    const parts: Buffer[] = [];
    await typeset({
      items: [job],
      jobOf: async () => ({ ...job, output: 'svg' }),
      onPdf: async (_item, svg) => void parts.push(svg),
    });
    return Buffer.concat(parts).toString('utf8');
  }, options);

const SIZE = /viewBox="0 0 ([\d.]+) ([\d.]+)" width="[^"]*" height="[^"]*"/;

/** Cuts a part out of an SVG and makes it a picture. */
const cut = (svg: string, top: number, width: number, height: number): Promise<Buffer> => {
  const pixels = Math.round((WIDTH * height) / width);
  const part = svg.replace(SIZE, `viewBox="0 ${top} ${width} ${height}" width="${WIDTH}" height="${pixels}"`);
  return sharp(Buffer.from(part), { limitInputPixels: MAX_PIXELS, unlimited: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY })
    .toBuffer();
};

const BACKGROUND = /^ {4}<path class="typst-shape"[^>]* d="M 0 0v 841\.8898 h 595\.2756 v -841\.8898 Z "\/>$/gm;

/** The compiler renders the background of every page on the first one, over its content. Moves each to its own page. */
const placeBackgrounds = (svg: string): string => {
  let page = 0;
  return svg.replace(BACKGROUND, (path) => {
    const top = page * PAGE.height;
    page += 1;
    return path.replace('<path', `<path transform="translate(0 ${top})"`);
  });
};

/** Pictures (WebP) of all pages of a document of A4 pages, either all with a background or none. */
export const documentPages = async (job: Omit<Job, 'output'>): Promise<Buffer[]> => {
  const svg = placeBackgrounds(await renderSvg(job));
  const [, , height = '0'] = SIZE.exec(svg) ?? [];
  const count = Math.max(1, Math.round(Number(height) / PAGE.height));
  const pages: Buffer[] = [];
  for (let page = 0; page < count; page += 1) pages.push(await cut(svg, page * PAGE.height, PAGE.width, PAGE.height));
  return pages;
};

const onePage = (page: number): string =>
  `#set page(width: 595pt, height: auto, margin: 0pt)\n#image("file.pdf", page: ${page}, width: 100%)`;

/** A picture (WebP) of one page of a PDF, counted from 1. @throws {Error} when the file cannot be read or has no such page */
export const cutPage = async (pdf: Uint8Array, page: number, signal?: AbortSignal): Promise<Buffer> => {
  const picture = { name: 'file.pdf', bytes: pdf };
  const svg = await renderSvg({ template: onePage(page), document: '', picture }, signal ? { signal } : {});
  const [, width = '595', height = '842'] = SIZE.exec(svg) ?? [];
  return cut(svg, 0, Number(width), Number(height));
};
