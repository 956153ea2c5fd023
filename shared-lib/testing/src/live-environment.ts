/** The smallest environment of a live site. */
export const liveEnvironment = {
  SITE_MODE: 'live',
  SITE_ORIGIN: 'https://www.example.com',
  API_ORIGIN: 'https://api.example.com',
  PUBLIC_ORIGIN: 'https://public.example.com',
  ACCOUNT_ORIGIN: 'https://account.example.com',
  ADMIN_ORIGIN: 'https://admin.example.com',
};
