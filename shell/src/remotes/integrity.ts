/** URL without query → subresource-integrity value, for every browser file of every release registered in this tab. */
const integrityByUrl = new Map<string, string>();
/** Development only: origins of `rsbuild dev` servers, whose files change while they run and so have no hash. */
const developmentOrigins = new Set<string>();

const keyOf = (url: URL) => url.origin + url.pathname;

export const registerFiles = (base: string, files: Record<string, string>): void => {
  for (const [file, integrity] of Object.entries(files)) integrityByUrl.set(base + file, integrity);
};

export const trustDevelopmentOrigin = (base: string): void => {
  if (import.meta.env.DEV) developmentOrigins.add(new URL(base).origin);
};

export const isRegisteredFile = (url: URL): boolean => integrityByUrl.has(keyOf(url));
export const isDevelopmentOrigin = (url: URL): boolean => developmentOrigins.has(url.origin);

/** @throws when no release lists the file, because no file is loaded without its hash */
export const integrityOf = (fileUrl: string): string => {
  const url = new URL(fileUrl, location.href);
  if (isDevelopmentOrigin(url)) return '';
  const integrity = integrityByUrl.get(keyOf(url));
  if (!integrity) throw new Error(`No release lists ${fileUrl}`);
  return integrity;
};
