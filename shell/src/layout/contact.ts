import { useQuery } from '@tanstack/react-query';
import { contactDefaults, settingQueries } from 'shared-lib/api';

export type Contact = Record<keyof typeof contactDefaults, string>;

/** Contact details of the company: the settings, else the built-in defaults, also while the settings cannot be read. */
export const useContact = (): Contact => {
  const { data } = useQuery(settingQueries.group('contact'));
  return { ...contactDefaults, ...data };
};
