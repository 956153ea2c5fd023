import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { settingGroups, type SettingGroup } from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import { FailedRows } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { Navigate, useParams } from 'shared-lib/router';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { ButtonLink } from 'shared-lib/ui/button';
import { PageHead } from 'shared-lib/ui/page-head';
import styled from 'styled-components';
import { settingGroupNames, settingGroupTexts, settingsCopy } from '../copy/settings.ts';
import { AboutGroup } from '../features/settings/about-group.tsx';
import { AnalyticsGroup } from '../features/settings/analytics-group.tsx';
import { ContactGroup } from '../features/settings/contact-group.tsx';
import type { GroupFormProps } from '../features/settings/define-group.tsx';
import { GroupList } from '../features/settings/group-list.tsx';
import { HomepageGroup } from '../features/settings/homepage-group.tsx';
import { LegalGroup } from '../features/settings/legal-group.tsx';
import { LevelsGroup } from '../features/settings/levels-group.tsx';
import { RatesGroup } from '../features/settings/rates-group.tsx';
import { SeoGroup } from '../features/settings/seo-group.tsx';
import { lastSaveQuery, settingsQuery } from '../features/settings/setting-queries.ts';
import { StatsGroup } from '../features/settings/stats-group.tsx';
import { FieldsSkeleton } from '../layout/page-skeletons.tsx';
import { useEarlierValues } from '../resource/earlier-values.ts';
import { Columns, Stack } from 'shared-lib/ui/stack';

const forms: Record<SettingGroup, ComponentType<GroupFormProps>> = {
  stats: StatsGroup,
  homepage: HomepageGroup,
  about: AboutGroup,
  contact: ContactGroup,
  legal: LegalGroup,
  analytics: AnalyticsGroup,
  seo: SeoGroup,
  service_levels: LevelsGroup,
  rates: RatesGroup,
};

const LastSaved = styled.p`
  font-size: var(--fs-sm);
`;

const LastSave = ({ group }: { group: SettingGroup }) => {
  const { data } = useQuery(lastSaveQuery(group));
  if (data === undefined) return null;
  return (
    <LastSaved>
      {data ? settingsCopy.lastSaved(data.actor_name, formatDateTime(data.at)) : settingsCopy.neverSaved}
    </LastSaved>
  );
};

const Group = ({ group }: { group: SettingGroup }) => {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useLastingFailure(useQuery(settingsQuery()));
  const { earlier, ...entry } = useEarlierValues('settings', group);
  const Form = forms[group];
  if (error && !data) return <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (entry.error)
    return <FailedRows error={entry.error} isTrying={entry.isFetching} onRetry={() => void entry.refetch()} />;
  if (!data || !isFetchedAfterMount || entry.isLoading) return <FieldsSkeleton fields={5} />;
  return <Form settings={data} earlier={earlier} />;
};

/** One group of settings (`/admin/settings/{group}`). */
export const SettingsPage = () => {
  const { group: requested } = useParams();
  const group = settingGroups.find((one) => one === requested);
  if (!group) return <Navigate to={paths.admin.settings('stats')} replace />;
  const name = settingGroupNames[group];
  return (
    <>
      <Breadcrumbs items={[{ label: settingsCopy.title, to: paths.admin.settings() }, { label: name }]} />
      <PageHead
        title={name}
        text={settingGroupTexts[group]}
        actions={
          <ButtonLink tone="quiet" size="small" to={paths.admin.auditOf('settings', group)}>
            {settingsCopy.history}
          </ButtonLink>
        }
      />
      <LastSave group={group} />
      <Columns $gap="6" $columns="13rem minmax(0, 1fr)" $align="start" $stacked>
        <GroupList />
        <Stack $gap="4">
          <Group key={group} group={group} />
        </Stack>
      </Columns>
    </>
  );
};
