import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export interface TwoParts {
  origin: string;
  /** Sends the second part. */
  finish(): void;
  stop(): Promise<void>;
}

/**
 * Serves a page at `/` in two parts, as over a connection that stalls, and nothing else. The browser shows the first part meanwhile.
 * @param cut length of the first part, in characters
 */
export const serveInTwoParts = async (html: string, cut: number): Promise<TwoParts> => {
  const waiting: ServerResponse[] = [];
  const server = createServer(({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, cut));
    waiting.push(response);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    finish() {
      for (const response of waiting) response.end(html.slice(cut));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
