import { useQueries } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { useSearchParams } from 'shared-lib/router';
import { Alert } from 'shared-lib/ui/alert';
import { Section } from 'shared-lib/ui/section';
import { Skeleton } from 'shared-lib/ui/skeleton';
import gauge from '../art/gauge.svg';
import { calculatorPage } from '../copy/calculator-page.ts';
import { studies } from '../copy/studies.ts';
import { studyNumbers } from '../copy/study-numbers.ts';
import { ComparisonForm } from '../features/studies/comparison-form.tsx';
import { studyQueries } from '../features/studies/studies.api.ts';
import { StudyComparison } from '../features/studies/study-comparison.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { trailTo } from '../seo/breadcrumbs.ts';
import { readComparedSlugs } from './compared-slugs.ts';

const { compare: copy } = studyNumbers;

const Comparison = ({ slugs }: { slugs: readonly string[] }) => {
  const results = useQueries({ queries: slugs.map((slug) => studyQueries.detail(slug)) });
  if (results.some(({ isPending }) => isPending)) return <Skeleton $block="30rem" />;
  const found = results.flatMap(({ data }) => (data?.status === 'found' ? [data.value] : []));
  return (
    <>
      {found.length < slugs.length && (
        <Alert tone="warning" role="none">
          {results.some(({ data }) => data?.status !== 'missing' && data?.status !== 'found')
            ? copy.failed
            : copy.missing}
        </Alert>
      )}
      {found.length < 2 && <Alert role="none">{copy.few}</Alert>}
      {found.length > 0 && <StudyComparison pages={found} />}
    </>
  );
};

export const CompareStudiesPage = () => {
  const [search] = useSearchParams();
  const slugs = readComparedSlugs(search);
  return (
    <main>
      <PageHead
        trail={trailTo({ label: studies.name, to: paths.freeStudies() }, { label: calculatorPage.compare.name })}
        title={copy.title}
        text={copy.text}
        art={gauge}
      />
      <Section label={calculatorPage.compare.name}>
        <ComparisonForm slugs={slugs} />
        <Comparison slugs={slugs} />
      </Section>
    </main>
  );
};
