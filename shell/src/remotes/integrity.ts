/** URL without query → subresource-integrity value, for the files that the releases of this tab list. */
const integrityByUrl = new Map<string, string>();
/** URLs of the folders of those releases. */
const bases = new Set<string>();
/** Development only: origins of `rsbuild dev` servers, whose files change while they run and so have no hash. */
const developmentOrigins = new Set<string>();

const keyOf = (url: URL) => url.origin + url.pathname;

export const registerFiles = (base: string, files: Record<string, string>): void => {
  bases.add(base);
  for (const [file, integrity] of Object.entries(files)) integrityByUrl.set(base + file, integrity);
};

export const trustDevelopmentOrigin = (base: string): void => {
  if (import.meta.env.DEV) developmentOrigins.add(new URL(base).origin);
};

/**
 * Whether a URL is in the folder of a registered release. The loader of a remote adds the hash of each chunk: the table of hashes is in
 * the remote's entry, whose own hash is listed.
 */
export const isInRelease = (url: URL): boolean => {
  const key = keyOf(url);
  return [...bases].some((base) => key.startsWith(base));
};

export const isDevelopmentOrigin = (url: URL): boolean => developmentOrigins.has(url.origin);

/** @throws when no release lists the file, because no file is loaded without its hash */
export const integrityOf = (fileUrl: string): string => {
  const url = new URL(fileUrl, location.href);
  if (isDevelopmentOrigin(url)) return '';
  const integrity = integrityByUrl.get(keyOf(url));
  if (!integrity) throw new Error(`No release lists ${fileUrl}`);
  return integrity;
};
