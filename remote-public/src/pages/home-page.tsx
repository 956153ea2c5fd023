import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { copy } from '../copy/ar.ts';
import { Benefits } from '../features/benefits/benefits.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { LatestArticles } from '../features/articles/latest-articles.tsx';
import { LatestStudies } from '../features/studies/latest-studies.tsx';
import { StudyPhases } from '../features/phases/study-phases.tsx';
import { SectorsCarousel } from '../features/sectors/sectors-carousel.tsx';
import { ServicesCarousel } from '../features/services/services-carousel.tsx';
import { HomeGauge } from '../features/gauge/home-gauge.tsx';
import { studyQueries } from '../features/studies/studies.api.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { textSetting, useSettings } from '../settings/read-settings.ts';

/** The gauge with the latest studies. A study on it has its own rate, and the average profit of its years. */
const HomeGaugeSection = () => {
  const queryClient = useQueryClient();
  const { data } = useQuery(studyQueries.latest());
  const loadStudy = useCallback(
    async (slug: string) => {
      const resource = await queryClient.query(studyQueries.detail(slug));
      if (resource.status !== 'found') return undefined;
      const { cash_flows, capital_total, irr } = resource.value.data;
      const flows = cash_flows.slice(1);
      const profit = Math.round(flows.reduce((sum, flow) => sum + flow, 0) / Math.max(1, flows.length));
      return { capital: capital_total, profit, years: flows.length, rate: irr === null ? null : irr / 100 };
    },
    [queryClient],
  );
  const studies = (data?.data ?? []).map(({ slug, title_ar }) => ({ slug, title: title_ar }));
  return <HomeGauge studies={studies} loadStudy={loadStudy} />;
};

const HomeCallToAction = () => {
  const settings = useSettings('homepage') ?? {};
  const { title, text, book } = copy.closing;
  return (
    <CallToAction
      id="closing-title"
      title={textSetting(settings, 'home_cta_title', title)}
      text={textSetting(settings, 'home_cta_description', text)}
      actions={
        <>
          <ButtonLink tone="accent" to={paths.contact('consultation')}>
            {book}
          </ButtonLink>
          <ButtonLink tone="light" to={paths.contact('feasibility')}>
            {copy.phases.request}
          </ButtonLink>
        </>
      }
    />
  );
};

export const HomePage = () => (
  <main>
    <Hero />
    <ServicesCarousel />
    <SectorsCarousel />
    <StudyPhases />
    <Benefits />
    <HomeGaugeSection />
    <LatestStudies />
    <LatestArticles />
    <HomeCallToAction />
  </main>
);
