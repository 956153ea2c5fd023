/** A page in view, once its data has come and its title is its own. */
export interface ShownPage {
  /** Full, without a fragment. */
  address: string;
  title: string;
}

/** Resolves when the page is what it will be; undefined when it was left before. */
type Settle = () => Promise<ShownPage | undefined>;

let settle: Settle | undefined;
let watch: ((page: ShownPage) => void) | undefined;

const tell = async (): Promise<void> => {
  const page = watch && (await settle?.());
  if (page) watch?.(page);
};

/** Called after each arrival at another path. Nothing is waited for while nobody watches. */
export const pageArrived = (settlePage: Settle): void => {
  settle = settlePage;
  void tell();
};

/** Hears of the page in view, and of each one after it. */
export const watchPages = (listen: (page: ShownPage) => void): void => {
  watch = listen;
  void tell();
};

export const stopWatchingPages = (): void => {
  watch = undefined;
};
