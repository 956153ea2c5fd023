/** Cookies that the tools set on this site: Analytics and Ads (`_ga…`, `_gid`, `_gat…`, `_gcl…`), Meta (`_fbp`, `_fbc`). */
const OF_TOOLS = /^_(?:ga(?:t|_.*|t_.*)?|gid|gcl_.*|fbp|fbc)$/;

/** The tools set theirs for the widest domain that takes them, and a cookie is removed only under the domain it was set for. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.');
  return parts.map((_part, index) => parts.slice(index).join('.'));
};

export const removeToolCookies = (): void => {
  const names = document.cookie.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '');
  for (const name of names.filter((one) => OF_TOOLS.test(one)))
    for (const domain of ['', ...domainsOf(location.hostname).map((host) => `; domain=${host}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
};
