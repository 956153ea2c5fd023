import { useQueries, useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { useSearchParams } from 'shared-lib/router';
import { Alert } from 'shared-lib/ui/alert';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { Section } from 'shared-lib/ui/section';
import { Skeleton } from 'shared-lib/ui/skeleton';
import gauge from '../art/gauge.svg';
import { calculatorPage } from '../copy/calculator-head.ts';
import { studies, studyNumbers } from '../copy/studies.ts';
import { ComparisonForm } from '../features/studies/comparison-form.tsx';
import { studyQueries } from '../features/studies/studies.api.ts';
import { StudyComparison } from '../features/studies/study-comparison.tsx';
import { FlatHead } from '../sections/flat-head.ts';
import { PageHead } from '../sections/page-head.tsx';
import { breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { readComparedSlugs } from './compared-slugs.ts';

const { compare: copy } = studyNumbers;

const TooFew = () => <Alert role="none">{copy.few}</Alert>;

const Comparison = ({ slugs }: { slugs: readonly string[] }) => {
  const results = useQueries({ queries: slugs.map((slug) => studyQueries.detail(slug)) });
  // A study that failed to load is pending again while it is retried; the others stay in view.
  if (results.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0))
    return <Skeleton $block="30rem" />;
  const found = results.flatMap(({ data }) => (data?.status === 'found' ? [data.value] : []));
  const failed = results.filter(({ data }) => data === undefined || data.status === 'failed');
  const isMissing = results.some(({ data }) => data?.status === 'missing');
  return (
    <>
      {failed.length > 0 && (
        <BlockFailed
          message={copy.failed}
          isTrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
      {isMissing && (
        <Alert tone="warning" role="none">
          {copy.missing}
        </Alert>
      )}
      {found.length + failed.length < 2 && <TooFew />}
      {found.length > 0 && <StudyComparison pages={found} />}
    </>
  );
};

const Choices = ({ slugs }: { slugs: readonly string[] }) => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(studyQueries.choices()));
  if (!data && error)
    return <BlockFailed message={copy.listFailed} isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <ComparisonForm slugs={slugs} choices={data} />
      {slugs.length === 0 && <TooFew />}
    </>
  );
};

export const CompareStudiesPage = () => {
  const [search] = useSearchParams();
  const slugs = readComparedSlugs(search);
  return (
    <main>
      <FlatHead>
        <PageHead
          breadcrumbs={breadcrumbsTo(
            { label: studies.name, to: paths.freeStudies() },
            { label: calculatorPage.compare.name },
          )}
          title={copy.title}
          text={copy.text}
          art={gauge}
        />
      </FlatHead>
      <Section label={calculatorPage.compare.name}>
        <Choices slugs={slugs} />
        {slugs.length > 0 && <Comparison slugs={slugs} />}
      </Section>
    </main>
  );
};
