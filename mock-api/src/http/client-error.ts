import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { SECOND } from '../clock.ts';
import { copy } from '../copy/ar.ts';

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Time for the client to read the response and close the connection. */
const LINGER_MS = SECOND;

/** Sends an error response and closes the connection, even when the client keeps sending. */
export const endConnection = (socket: Socket, status: number): void => {
  const body = JSON.stringify({ message: copy.http.badRequest });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
};

/** Handles data that is not a complete HTTP request. Fastify has no reply object for it. */
export const handleClientError = ({ code }: ConnectionError, socket: Socket): void => {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endConnection(socket, STATUS[code] ?? 400);
};
