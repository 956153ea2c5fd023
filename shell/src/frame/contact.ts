import { useQuery } from '@tanstack/react-query';
import { contactDefaults, settingQueries } from 'shared-lib/api';

export type Contact = Record<keyof typeof contactDefaults, string>;

/** How the company is reached: the settings over the built-in facts, which also stand in while nothing can be read. */
export const useContact = (): Contact => {
  const { data } = useQuery(settingQueries.group('contact'));
  return { ...contactDefaults, ...data };
};
