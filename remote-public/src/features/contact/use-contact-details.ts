import { useQuery } from '@tanstack/react-query';
import { contactDefaults, settingQueries } from 'shared-lib/api';

/** Contact details of the company from the settings, with built-in defaults. */
export const useContactDetails = () => {
  const { data } = useQuery(settingQueries.group('contact'));
  const hours: string | undefined = data?.opening_hours;
  return { ...contactDefaults, ...data, opening_hours: hours };
};
