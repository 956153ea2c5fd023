/** Address without query → subresource-integrity value, for every browser file of every release this tab was told about. */
const known = new Map<string, string>();
/** Development only: origins of `rsbuild dev` servers, whose files change under way and so have no hash. */
const developmentOrigins = new Set<string>();

const keyOf = (url: URL) => url.origin + url.pathname;

export const learnFiles = (base: string, files: Record<string, string>): void => {
  for (const [file, integrity] of Object.entries(files)) known.set(base + file, integrity);
};

export const trustDevelopmentOrigin = (base: string): void => {
  if (process.env.NODE_ENV !== 'production') developmentOrigins.add(new URL(base).origin);
};

export const isKnownFile = (url: URL): boolean => known.has(keyOf(url));
export const isDevelopmentOrigin = (url: URL): boolean => developmentOrigins.has(url.origin);

/** @throws when no release names the file: nothing is ever loaded without its hash. */
export const integrityOf = (address: string): string => {
  const url = new URL(address, location.href);
  if (isDevelopmentOrigin(url)) return '';
  const integrity = known.get(keyOf(url));
  if (!integrity) throw new Error(`No integrity is known for ${address}`);
  return integrity;
};
