let internalOrigins: Readonly<Record<string, string>> = {};

/** Sets where this process reaches the hosts. @param origins public origin of a host → the origin at which this machine reaches it */
export const useInternalOrigins = (origins: Readonly<Record<string, string>>): void => {
  internalOrigins = origins;
};

/** The URL at which this process fetches a file that browsers fetch from `url`. What it gets is verified by its hash. */
export const internalUrl = (url: string): string => {
  const { origin } = new URL(url);
  const internal = internalOrigins[origin];
  return internal === undefined ? url : internal + url.slice(origin.length);
};
