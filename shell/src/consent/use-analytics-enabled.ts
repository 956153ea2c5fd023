import { useQuery } from '@tanstack/react-query';
import { settingQueries } from 'shared-lib/api';

/** Whether analytics are enabled and consent is needed (specification §4: the setting is the string `true`). */
export const useAnalyticsEnabled = (): boolean => {
  const { data } = useQuery(settingQueries.group('analytics'));
  return data?.analytics_enabled === 'true';
};
