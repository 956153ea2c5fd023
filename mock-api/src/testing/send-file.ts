import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

/** Sends one file in a form, as browsers do. @param name file name as the browser sends it */
export const sendFileTo = async (
  { app }: Pick<TestApp, 'app'>,
  {
    url,
    token,
    bytes,
    name,
    headers = {},
  }: {
    url: string;
    token: string;
    bytes: Buffer;
    name: string;
    headers?: Record<string, string>;
  },
): Promise<LightMyRequestResponse> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': String(encoded.headers.get('content-type')),
      authorization: `Bearer ${token}`,
      ...headers,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
};
