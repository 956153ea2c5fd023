/** The part of json-server 0.17 that the comparison tests use. */
declare module 'json-server' {
  import type { RequestListener } from 'node:http';

  interface Options {
    /** Suffix of the field that holds the id of a parent row. */
    foreignKeySuffix?: string;
  }

  const jsonServer: {
    create(): RequestListener & { use(handler: RequestListener): void };
    router(rows: Record<string, unknown[]>, options?: Options): RequestListener;
  };
  export default jsonServer;
}
