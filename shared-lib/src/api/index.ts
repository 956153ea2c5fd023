/** Query options that two rooms or more read; those of one room stay in it. */
export { currentUserQuery } from './current-user.ts';
export { serviceQueries } from './services.ts';
export { contactDefaults, type SettingValues } from './setting-defaults.ts';
export { settingQueries } from './settings.ts';
export { signIn } from './sign-in.ts';
