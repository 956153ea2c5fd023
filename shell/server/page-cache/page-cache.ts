/** What the cache needs to know of a response. */
export interface Cacheable {
  /** Whether others may get it: a complete page that the live release rendered. */
  isCacheable: boolean;
  bytes: number;
}

/** What a page depends on besides its URL. */
export interface PageState {
  /** Content and releases: a page of another generation is not sent any more. */
  generation: string;
  /** Hour, in which what is random on a page stays the same. A page of an earlier hour is sent once more while the next one is rendered. */
  hour: number;
}

/** `shared`: somebody else waits for the same page already. `stale`: of an earlier hour. */
export type Lookup = 'hit' | 'stale' | 'miss' | 'shared';

const flightOf = (key: string, { generation, hour }: PageState): string => `${generation} ${hour} ${key}`;

interface Entry<Response> extends PageState {
  response: Response;
}

/**
 * Complete pages by URL, up to a number of bytes; the least recently used is evicted. However many visitors wait for a page, it is rendered
 * once.
 */
export class PageCache<Response extends Cacheable> {
  readonly #maxBytes: number;
  readonly #onLookup: (result: Lookup) => void;
  readonly #entries = new Map<string, Entry<Response>>();
  readonly #inFlight = new Map<string, Promise<Response>>();
  #bytes = 0;

  /**
   * @param maxBytes 0 disables it
   * @param onLookup receives what each request found
   */
  constructor(maxBytes: number, onLookup: (result: Lookup) => void = () => undefined) {
    this.#maxBytes = maxBytes;
    this.#onLookup = onLookup;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The page of a URL.
   * @throws what `render` throws
   */
  async get(key: string, state: PageState, render: () => Promise<Response>): Promise<Response> {
    const entry = this.#entries.get(key);
    if (entry?.generation !== state.generation) {
      this.#onLookup(this.#inFlight.has(flightOf(key, state)) ? 'shared' : 'miss');
      return this.#render(key, state, render);
    }
    this.#onLookup(entry.hour === state.hour ? 'hit' : 'stale');
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    // The next request tries again when this fails.
    if (entry.hour !== state.hour) this.#render(key, state, render).catch(() => undefined);
    return entry.response;
  }

  #render(key: string, state: PageState, render: () => Promise<Response>): Promise<Response> {
    const flight = flightOf(key, state);
    const running = this.#inFlight.get(flight);
    if (running) return running;
    const rendering = render()
      .then((response) => {
        this.#store(key, { ...state, response });
        return response;
      })
      .finally(() => this.#inFlight.delete(flight));
    this.#inFlight.set(flight, rendering);
    return rendering;
  }

  #store(key: string, entry: Entry<Response>) {
    const { isCacheable, bytes } = entry.response;
    if (!isCacheable || bytes > this.#maxBytes) return;
    this.#remove(key);
    this.#entries.set(key, entry);
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string) {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.response.bytes;
  }
}
