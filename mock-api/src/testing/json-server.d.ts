/** The little of json-server 0.17 that a comparison with it needs. */
declare module 'json-server' {
  import type { RequestListener } from 'node:http';

  interface Options {
    /** What stands behind the noun in the field that names a parent. */
    foreignKeySuffix?: string;
  }

  const jsonServer: {
    create(): RequestListener & { use(handler: RequestListener): void };
    router(rows: Record<string, unknown[]>, options?: Options): RequestListener;
  };
  export default jsonServer;
}
