import cors from '@fastify/cors';
import type { Api } from './validation.ts';

/**
 * Allows pages of these origins to read responses. Cookies are not used, so `Access-Control-Allow-Credentials` stays unset: the
 * page sends the token in a header. Other origins get the same response without CORS headers.
 */
export const allowOrigins = async (app: Api, origins: readonly string[]): Promise<void> => {
  await app.register(cors, {
    // A function, because with a list other origins would get the remaining headers too.
    origin: async (origin: string | undefined) => (origin !== undefined && origins.includes(origin) ? origin : false),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
    exposedHeaders: ['X-Total-Count', 'X-Ignored-Parameters', 'Link', 'Location', 'Retry-After', 'X-Request-Id'],
    maxAge: 3600,
    strictPreflight: false,
  });
};
