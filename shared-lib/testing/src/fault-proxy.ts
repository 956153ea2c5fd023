import { once } from 'node:events';
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What goes wrong with a request. */
export type Fault =
  | { kind: 'hang' }
  | { kind: 'response'; status: number; type: string; body: string; headers?: Readonly<Record<string, string>> }
  /** The last 50 % of the body are missing. */
  | { kind: 'truncate' }
  /** One byte in the middle of the body is changed. With `cacheable` the browser caches it as it would the real file. */
  | { kind: 'flip'; cacheable?: boolean }
  /** The body arrives slowly, ten pieces per second. */
  | { kind: 'slow'; bytesPerSecond: number }
  /** The first `at` bytes of the body arrive; the rest follows when `resume` is called. */
  | { kind: 'pause'; at: (body: Buffer) => number };

export const faults = {
  hang: { kind: 'hang' },
  missing: { kind: 'response', status: 404, type: 'application/json', body: '{"message":"no such file"}' },
  htmlError: { kind: 'response', status: 500, type: 'text/html', body: '<h1>500</h1>' },
  jsonError: { kind: 'response', status: 500, type: 'application/json', body: '{"message":"تعطل"}' },
  htmlPage: {
    kind: 'response',
    status: 200,
    type: 'text/html',
    body: '<!doctype html><title>سجل الدخول إلى الشبكة</title>',
  },
  garble: { kind: 'response', status: 200, type: 'text/javascript', body: '}{ this is not JavaScript' },
  truncate: { kind: 'truncate' },
  flip: { kind: 'flip' },
  flipCached: { kind: 'flip', cacheable: true },
} as const satisfies Record<string, Fault>;

/** Reverse proxy in front of a real server that injects faults on request. Clients use the proxy's origin. */
export class FaultProxy {
  readonly #target: number;
  readonly #port: number;
  #server: Server | undefined;
  #rules: { where: RegExp; fault: Fault }[] = [];
  /** Functions that send the rest of each paused body. */
  #paused: (() => void)[] = [];
  /** Path and query of every request, in order, including those that met a fault. */
  readonly requestedPaths: string[] = [];

  private constructor(port: number, target: number) {
    this.#port = port;
    this.#target = target;
  }

  /** Listens on `port` and forwards to `target`, both on localhost. */
  static async start(port: number, target: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(port, target);
    await proxy.clearFaults();
    return proxy;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Applies the fault to requests whose path matches, until `clearFaults`. The first matching rule wins. */
  injectFault(where: RegExp, fault: Fault): void {
    this.#rules.push({ where, fault });
  }

  /** Sends the rest of every paused response. */
  resume(): void {
    for (const finish of this.#paused.splice(0)) finish();
  }

  /** Stops listening, so that connections are refused, until `clearFaults`. */
  async refuseConnections(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  /** Removes all faults and listens again. */
  async clearFaults(): Promise<void> {
    this.#rules = [];
    this.resume();
    if (this.#server) return;
    this.#server = createServer((request, response) => this.#serve(request, response));
    // While the test process is busy, the default timeout could close a connection on which a request has just arrived.
    this.#server.keepAliveTimeout = 0;
    this.#server.listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    this.requestedPaths.push(path);
    const fault = this.#rules.find(({ where }) => where.test(path))?.fault;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'response') {
      response
        .writeHead(fault.status, {
          'content-type': fault.type,
          'access-control-allow-origin': '*',
          'cache-control': 'no-store',
          ...fault.headers,
        })
        .end(fault.body);
      return;
    }
    // Only an uncompressed body can be damaged in a predictable way.
    const headers = fault ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const forwarded = sendRequest(
      { host: 'localhost', port: this.#target, path, method: request.method, headers },
      (upstream) => {
        if (fault)
          damage(upstream, response, fault, (finish) => void this.#paused.push(finish)).catch(() => response.destroy());
        else relay(upstream, response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }
}

const relay = (upstream: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(upstream.statusCode ?? 502, upstream.headers);
  upstream.pipe(response);
};

/** Sends a body in pieces, ten per second. */
const sendSlowly = (response: ServerResponse, body: Buffer, bytesPerSecond: number): void => {
  const size = Math.ceil(bytesPerSecond / 10);
  let sent = 0;
  const timer = setInterval(() => {
    response.write(body.subarray(sent, (sent += size)));
    if (sent < body.length) return;
    clearInterval(timer);
    response.end();
  }, 100);
  response.on('close', () => clearInterval(timer));
};

const damage = async (
  upstream: IncomingMessage,
  response: ServerResponse,
  fault: Fault,
  pause: (finish: () => void) => void,
): Promise<void> => {
  const body = await buffer(upstream);
  const at = fault.kind === 'pause' ? fault.at(body) : Math.floor(body.length / 2);
  if (fault.kind === 'flip') body[at] = (body[at] ?? 0) ^ 1;
  const sent = fault.kind === 'truncate' ? body.subarray(0, at) : body;
  const isCacheable = fault.kind === 'slow' || (fault.kind === 'flip' && fault.cacheable);
  response.writeHead(upstream.statusCode ?? 502, {
    ...upstream.headers,
    'content-length': sent.length,
    ...(isCacheable ? {} : { 'cache-control': 'no-store' }),
  });
  if (fault.kind === 'slow') return sendSlowly(response, sent, fault.bytesPerSecond);
  if (fault.kind !== 'pause') return void response.end(sent);
  response.write(sent.subarray(0, at));
  pause(() => response.end(sent.subarray(at)));
};
