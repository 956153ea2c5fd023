import land from '../art/land.svg';
import { sectors } from '../copy/sectors.ts';
import { SectorsGrid } from '../features/sectors/sectors-grid.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { breadcrumbsTo } from '../seo/breadcrumbs.ts';

export const SectorsPage = () => (
  <main>
    <PageHead
      breadcrumbs={breadcrumbsTo({ label: sectors.crumb })}
      title={sectors.title}
      text={sectors.text}
      art={land}
    />
    <SectorsGrid />
  </main>
);
