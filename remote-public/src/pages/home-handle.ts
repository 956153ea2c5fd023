import { serviceQueries, settingQueries, type SettingValues } from 'shared-lib/api';
import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { copy } from '../copy/ar.ts';
import { slideQueries } from '../features/hero/slides.api.ts';
import { latestArticles } from '../features/articles/articles.api.ts';
import { homeSectors } from '../features/sectors/built-in-sectors.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { organization, website } from '../seo/organization.ts';
import { textSetting, siteSettings } from '../settings/read-settings.ts';
import { prefetchHomeLists } from '../settings/use-home-list.ts';

const NO_SETTINGS: SettingValues = {};

/** Title and description come from the settings, with built-in defaults. */
export const homeHandle: RouteHandle = {
  parameters: [],
  prefetch: ({ queryClient }) =>
    Promise.allSettled([
      queryClient.query(slideQueries.list()),
      queryClient.query(serviceQueries.list()),
      queryClient.query(homeSectors()),
      queryClient.query(latestArticles()),
      queryClient.query(studyQueries.latest()),
      prefetchHomeLists(queryClient),
      ...(['stats', 'seo', 'contact'] as const).map((group) => queryClient.query(siteSettings(group))),
    ]),
  seo: ({ queryClient, url }) => {
    const seo = queryClient.getQueryData(settingQueries.group('seo').queryKey) ?? NO_SETTINGS;
    return {
      title: textSetting(seo, 'meta_title', copy.seo.home.title),
      description: textSetting(seo, 'meta_description', copy.seo.home.description),
      canonicalPath: paths.home(),
      jsonLd: [organization(queryClient, url.origin), website(url.origin)],
    };
  },
};
