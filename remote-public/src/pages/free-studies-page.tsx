import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import gauge from '../art/gauge.svg';
import { calculatorPage } from '../copy/calculator-head.ts';
import { studies } from '../copy/studies.ts';
import { StudyList } from '../features/studies/study-list.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { breadcrumbsTo } from '../seo/breadcrumbs.ts';

export const FreeStudiesPage = () => (
  <main>
    <PageHead
      breadcrumbs={breadcrumbsTo({ label: studies.name })}
      title={studies.head.title}
      text={studies.head.text}
      art={gauge}
      actions={
        <>
          <ButtonLink tone="accent" to={paths.calculator()}>
            {calculatorPage.links.list}
          </ButtonLink>
          <ButtonLink tone="light" to={paths.compareStudies()}>
            {calculatorPage.links.compare}
          </ButtonLink>
        </>
      }
    />
    <StudyList />
  </main>
);
