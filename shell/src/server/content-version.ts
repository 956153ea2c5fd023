type Forget = () => void;

const caches: Forget[] = [];
let known: string | undefined;

/** Registers a cache of public content. @param forget empties it */
export const dependOnContent = (forget: Forget): void => void caches.push(forget);

/**
 * Sets which version of the public content the next page shows. Caches forget what they hold of another version.
 * @param version from the API; undefined while it is unknown
 */
export const setContentVersion = (version: string | undefined): void => {
  if (version === known) return;
  known = version;
  for (const forget of caches) forget();
};
