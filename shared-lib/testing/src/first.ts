/**
 * What a test has looked for. The test must not go on with another element in its place.
 * @throws when there is none
 */
export const found = <Item>(item: Item | null | undefined): Item => {
  if (item === null || item === undefined) throw new Error('What the test looks for is not there.');
  return item;
};

/** @throws when there is none */
export const first = <Item>(items: readonly Item[]): Item => found(items[0]);

/** @throws when there is none */
export const last = <Item>(items: readonly Item[]): Item => found(items.at(-1));
