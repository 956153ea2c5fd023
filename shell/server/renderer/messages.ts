import * as z from 'zod/mini';

/** The server bundles of one release, which only an isolated process evaluates. */
const bundle = z.object({
  /** `remote version`, for stack traces and reasons. */
  name: z.string(),
  /** URL of the release folder, with a trailing slash. */
  base: z.string(),
  /** Exposed module → code of its CommonJS bundle. */
  modules: z.record(z.string(), z.string()),
});
export type Bundle = z.infer<typeof bundle>;

const pageRequest = z.object({
  url: z.string(),
  nonce: z.optional(z.string()),
  facts: z.object({ siteMode: z.enum(['demo', 'live']), seed: z.number() }),
  deadlineMs: z.number(),
  /** Version of the content of the API. Data of another version is not reused. */
  contentVersion: z.optional(z.string()),
  /** Id of the request, for the log of the API. */
  requestId: z.optional(z.string()),
});
/** A page to render with the release of a renderer. */
export type RendererPageRequest = z.infer<typeof pageRequest>;

const trial = z.object({
  /** Pages that must render before the renderer is ready, with the exposed module that contains each. */
  pages: z.array(z.object({ expose: z.string(), url: z.string() })),
  /** How long a page waits for its data, in milliseconds. */
  deadlineMs: z.number(),
  /** Whether each page must also have its status, data, a heading and content, as before a release becomes live. */
  isComplete: z.optional(z.boolean()),
  /**
   * A `BrowserTrial`: runs the browser files in a document like a browser's. Without it the pages are rendered as a server does. Its
   * schema has a file of its own, because renderers of pages never need the contracts of the API.
   */
  browser: z.optional(z.unknown()),
});
/** What a release must show before it counts as usable. */
export type Trial = z.infer<typeof trial>;

/** From the shell's server to a renderer. */
export const rendererRequest = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('load'),
    bundle,
    apiOrigin: z.string(),
    cacheMs: z.number(),
    trial,
  }),
  z.object({ type: z.literal('render'), id: z.int(), page: pageRequest }),
]);
export type RendererRequest = z.infer<typeof rendererRequest>;

const renderedPage = z.object({
  status: z.int(),
  redirect: z.optional(z.string()),
  head: z.string(),
  styles: z.string(),
  markup: z.string(),
  paper: z.object({ head: z.string(), foot: z.string() }),
  loaderData: z.record(z.string(), z.unknown()),
  data: z.readonly(
    z.array(
      z.object({
        key: z.readonly(z.array(z.unknown())),
        data: z.unknown(),
        isFallback: z.optional(z.literal(true)),
      }),
    ),
  ),
  isComplete: z.boolean(),
  analyticsSettings: z.record(z.string(), z.string()),
});

/** Processor time that a page of a trial took, in milliseconds. */
const pageFigure = z.object({ path: z.string(), ms: z.number() });
export type PageFigure = z.infer<typeof pageFigure>;

/** From a renderer to the shell's server. A release may have damaged the renderer, so every message is checked. */
export const rendererMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), figures: z.array(pageFigure) }),
  z.object({ type: z.literal('page'), id: z.int(), page: renderedPage, memoryBytes: z.number() }),
  z.object({ type: z.literal('page-failed'), id: z.int(), reason: z.string() }),
  /** A call to the API failed, so a page may have no data. */
  z.object({ type: z.literal('api-failed'), reason: z.string() }),
  /** The process ends after this message. */
  z.object({ type: z.literal('fatal'), reason: z.string() }),
]);
export type RendererMessage = z.infer<typeof rendererMessage>;
