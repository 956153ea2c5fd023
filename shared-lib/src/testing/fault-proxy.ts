import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** How an address misbehaves. */
export type Fault =
  | { kind: 'hang' }
  | { kind: 'answer'; status: number; type: string; body: string; headers?: Readonly<Record<string, string>> }
  /** Everything arrives, but the last bytes are missing. */
  | { kind: 'truncate' }
  /** One byte in the middle is another. */
  | { kind: 'flip' }
  /** Only so many of its bytes arrive, and the rest when `goOn` is called. */
  | { kind: 'pause'; at: (body: Buffer) => number };

export const faults = {
  hang: { kind: 'hang' },
  missing: { kind: 'answer', status: 404, type: 'application/json', body: '{"message":"no such file"}' },
  htmlError: { kind: 'answer', status: 500, type: 'text/html', body: '<h1>500</h1>' },
  jsonError: { kind: 'answer', status: 500, type: 'application/json', body: '{"message":"تعطل"}' },
  htmlPage: {
    kind: 'answer',
    status: 200,
    type: 'text/html',
    body: '<!doctype html><title>سجل الدخول إلى الشبكة</title>',
  },
  garble: { kind: 'answer', status: 200, type: 'text/javascript', body: '}{ this is no program' },
  truncate: { kind: 'truncate' },
  flip: { kind: 'flip' },
} as const satisfies Record<string, Fault>;

/** Stands in front of a real server, at the address that everybody uses, and misbehaves when it is told to. */
export class FaultProxy {
  readonly #target: number;
  readonly #port: number;
  #server: Server | undefined;
  #rules: { where: RegExp; fault: Fault }[] = [];
  /** Sends what a pause keeps back. */
  #paused: (() => void)[] = [];
  /** Every path that was asked for, faults included. */
  readonly seen: string[] = [];

  private constructor(port: number, target: number) {
    this.#port = port;
    this.#target = target;
  }

  /** Listens on `port` and passes everything on to `target`, both on localhost. */
  static async start(port: number, target: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(port, target);
    await proxy.heal();
    return proxy;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Paths that match get the fault until `heal`. */
  break(where: RegExp, fault: Fault): void {
    this.#rules.push({ where, fault });
  }

  /** What has paused arrives to its end. */
  goOn(): void {
    for (const finish of this.#paused.splice(0)) finish();
  }

  /** Nobody listens any more: connections are refused. */
  async refuse(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  /** Everything works again. */
  async heal(): Promise<void> {
    this.#rules = [];
    this.goOn();
    if (this.#server) return;
    this.#server = createServer((request, response) => this.#serve(request, response));
    // A test that was busy for a while must not close connections on which calls have arrived meanwhile.
    this.#server.keepAliveTimeout = 0;
    this.#server.listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    this.seen.push(path);
    const fault = this.#rules.find(({ where }) => where.test(path))?.fault;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'answer') {
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
    // A body that is to be damaged must not be compressed.
    const headers = fault ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const forwarded = ask(
      { host: 'localhost', port: this.#target, path, method: request.method, headers },
      (answer) => {
        if (fault)
          damage(answer, response, fault, (finish) => void this.#paused.push(finish)).catch(() => response.destroy());
        else relay(answer, response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }
}

const relay = (answer: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
};

const damage = async (
  answer: IncomingMessage,
  response: ServerResponse,
  fault: Fault,
  pause: (finish: () => void) => void,
): Promise<void> => {
  const body = await buffer(answer);
  const at = fault.kind === 'pause' ? fault.at(body) : Math.floor(body.length / 2);
  if (fault.kind === 'flip') body[at] = (body[at] ?? 0) ^ 1;
  const whole = fault.kind === 'truncate' ? body.subarray(0, at) : body;
  response.writeHead(answer.statusCode ?? 502, {
    ...answer.headers,
    'content-length': whole.length,
    'cache-control': 'no-store',
  });
  if (fault.kind !== 'pause') return void response.end(whole);
  response.write(whole.subarray(0, at));
  pause(() => response.end(whole.subarray(at)));
};
