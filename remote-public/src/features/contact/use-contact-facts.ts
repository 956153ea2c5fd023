import { useQuery } from '@tanstack/react-query';
import { contactDefaults, settingQueries } from 'shared-lib/api';

/** How the company is reached; what the settings leave out is built in. */
export const useContactFacts = () => {
  const { data } = useQuery(settingQueries.group('contact'));
  const hours: string | undefined = data?.opening_hours;
  return { ...contactDefaults, ...data, opening_hours: hours };
};
