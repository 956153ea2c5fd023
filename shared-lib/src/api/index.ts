/** Query options and requests that several packages use. Those of a single package belong there. */
export { currentUserQuery } from './current-user.ts';
export { lazyContracts } from './lazy-contract.ts';
export { serviceQueries, toListedService } from './services.ts';
export { contactDefaults, type SettingValues, settingQueries } from './settings.ts';
export { signIn } from './sign-in.ts';
