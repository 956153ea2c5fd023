/** History entries of open menus and dialogs, for phones: Back closes what is open instead of leaving the page. */
interface BackStack {
  /**
   * Adds an entry for something that has opened.
   * @param close called when the visitor goes back
   * @returns a function to call once it is closed; it removes the entry
   */
  open(close: () => void): () => void;
  /** For the application: call it on each `popstate`, in a listener that it adds before the router does. */
  handlePop(event: PopStateEvent): void;
}

declare global {
  interface Window {
    /** Shell and remotes have copies of this module, but a document has one history. */
    miqyasBackStack?: BackStack;
  }
}

/** State of a history entry: that of the router (`idx`, `key`, …) and the ids of what is open at it. */
interface EntryState {
  idx?: unknown;
  overlays?: readonly number[];
}

const isState = (state: unknown): state is EntryState => typeof state === 'object' && state !== null;
const stateOf = (state: unknown): EntryState => (isState(state) ? state : {});
const idsOf = (state: unknown): readonly number[] => stateOf(state).overlays ?? [];

type Change = Parameters<History['pushState']>;

/** Without the changes of `createBackStack`. */
const write = (method: 'pushState' | 'replaceState', [state, , url]: Change) =>
  History.prototype[method].call(history, state, '', url);

/** A link in a menu may load a document; to go back would cancel that. The next thing that opens shows that the page has stayed. */
let isLeaving = false;

const shownEntry = () => ({ state: stateOf(history.state), url: location.href });

/**
 * An entry of an overlay repeats the entry below it, with the same index of the router, and is never left behind: a page that is opened
 * from an overlay takes the place of its entry, a closed overlay removes it, and one that the visitor reaches otherwise is skipped. The
 * router does not notice: it gets no `popstate` between two entries of one page.
 */
const createBackStack = (): BackStack => {
  const overlays = new Map<number, () => void>();
  /** The newest state of the page and its URL, which the entry below an overlay does not have yet. */
  let current = shownEntry();
  /** Changes that arrived while the browser was on its way back; made there they would be lost. */
  let waiting: (() => void)[] | undefined;

  const change = (apply: () => void) => {
    if (waiting) waiting.push(apply);
    else apply();
  };
  history.pushState = (...[state, unused, url]: Change) =>
    change(() => {
      write(idsOf(history.state).length > 0 ? 'replaceState' : 'pushState', [state, unused, url]);
      current = shownEntry();
    });
  history.replaceState = (...[state, unused, url]: Change) =>
    change(() => {
      write('replaceState', [{ ...stateOf(state), overlays: idsOf(history.state) }, unused, url]);
      current = shownEntry();
    });

  /** Goes back from an entry whose overlay is not open. */
  const skipClosed = () => {
    const id = idsOf(history.state).at(-1);
    if (isLeaving || waiting || id === undefined || overlays.has(id)) return;
    waiting = [];
    history.back();
  };
  const handlePop = (event: PopStateEvent) => {
    const isSamePage = stateOf(event.state).idx === current.state.idx;
    if (isSamePage) {
      event.stopImmediatePropagation();
      write('replaceState', [{ ...current.state, overlays: idsOf(event.state) }, '', current.url]);
    }
    current = shownEntry();
    const changes = waiting ?? [];
    waiting = undefined;
    for (const apply of changes) apply();
    const ids = idsOf(history.state);
    for (const [id, close] of [...overlays].toReversed()) if (!ids.includes(id)) close();
    skipClosed();
  };
  window.addEventListener('beforeunload', () => void (isLeaving = true));
  let lastId = Date.now();
  return {
    handlePop,
    open: (close) => {
      isLeaving = false;
      const id = ++lastId;
      overlays.set(id, close);
      change(() => {
        const ids = idsOf(history.state);
        const open = ids.filter((one) => overlays.has(one));
        // It may replace one that has just closed: a menu that opens a dialog.
        const method = open.length < ids.length ? 'replaceState' : 'pushState';
        write(method, [{ ...stateOf(history.state), overlays: [...open, id] }, '', undefined]);
        current = shownEntry();
      });
      return () => {
        overlays.delete(id);
        // What opens in its place, or the page that was chosen in it, comes first.
        setTimeout(skipClosed);
      };
    },
  };
};

export const backStack = (): BackStack => (window.miqyasBackStack ??= createBackStack());
