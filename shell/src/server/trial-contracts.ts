import { isBrowserRelease } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { purposes } from '../consent/purposes.ts';

/**
 * Contracts that trials and tests parse with. Browsers check the same data by hand (`isRouteHandle`, `isBoot`), because zod is larger than
 * their start code.
 */

const callback = z.custom<() => unknown>((value) => typeof value === 'function', 'must be a function');

/** What a route of a release may set as `handle`. A newer release may set more. */
export const routeHandle = z.looseObject({
  prefetch: z.optional(callback),
  seo: z.optional(callback),
  status: z.optional(callback),
  movedTo: z.optional(callback),
  leadsTo: z.optional(z.string().check(z.startsWith('/'))),
  parameters: z.optional(z.array(z.string())),
  sample: z.optional(z.string().check(z.startsWith('/'))),
});

/** What a rendered page adds to the start data of its document. */
export const renderedData = z.object({
  loaderData: z.record(z.string(), z.unknown()),
  data: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown(), isFallback: z.optional(z.literal(true)) })),
  status: z.int().check(z.minimum(200), z.maximum(599)),
});

const { loaderData, data, status } = renderedData.shape;
const tool = z.optional(z.string());

/** The start data of a document, as `browser/boot.ts` describes it. */
export const boot = z.strictObject({
  siteOrigin: z.url(),
  siteMode: z.enum(['demo', 'live']),
  release: z.nullable(z.custom(isBrowserRelease, 'must be a release')),
  rendered: z.nullable(z.strictObject({ version: z.string(), loaderData, status })),
  data,
  seed: z.number(),
  analytics: z.nullable(
    z.strictObject({
      tools: z.strictObject({ analytics: tool, tagManager: tool, pixel: tool }),
      granted: z.array(z.enum(purposes)),
      isAllowedHere: z.boolean(),
      scriptSources: z.array(z.string()),
    }),
  ),
});
