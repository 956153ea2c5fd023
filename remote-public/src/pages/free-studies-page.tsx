import gauge from '../art/gauge.svg';
import { studies } from '../copy/studies.ts';
import { StudyList } from '../features/studies/study-list.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { trailTo } from '../seo/breadcrumbs.ts';

export const FreeStudiesPage = () => (
  <main>
    <PageHead
      trail={trailTo({ label: studies.name })}
      title={studies.head.title}
      text={studies.head.text}
      art={gauge}
    />
    <StudyList />
  </main>
);
