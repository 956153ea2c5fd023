/** Cookies that the tools set on this site: Analytics and Ads (`_ga…`, `_gid`, `_gat…`, `_gcl…`), Meta (`_fbp`, `_fbc`). */
const TOOL_COOKIE = /^_(?:ga(?:t|_.*|t_.*)?|gid|gcl_.*|fbp|fbc)$/;

/** All domains that a cookie may be set for. The tools use the widest one that the browser accepts, and removal must name the same. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.');
  return parts.map((_part, index) => parts.slice(index).join('.'));
};

export const removeToolCookies = (): void => {
  const names = document.cookie.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '');
  for (const name of names.filter((one) => TOOL_COOKIE.test(one)))
    for (const domain of ['', ...domainsOf(location.hostname).map((host) => `; domain=${host}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
};
