import land from '../art/land.svg';
import { sectors } from '../copy/sectors.ts';
import { SectorsGrid } from '../features/sectors/sectors-grid.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { trailTo } from '../seo/breadcrumbs.ts';

export const SectorsPage = () => (
  <main>
    <PageHead trail={trailTo({ label: sectors.crumb })} title={sectors.title} text={sectors.text} art={land} />
    <SectorsGrid />
  </main>
);
