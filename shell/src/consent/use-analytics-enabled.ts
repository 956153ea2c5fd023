import { useQuery } from '@tanstack/react-query';
import { settingQueries } from 'shared-lib/api';

/** Whether the site measures anything at all: only then is there something to agree to (specification §4: the string `true`). */
export const useAnalyticsEnabled = (): boolean => {
  const { data } = useQuery(settingQueries.group('analytics'));
  return data?.analytics_enabled === 'true';
};
