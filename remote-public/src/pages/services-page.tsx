import blueprint from '../art/blueprint.svg';
import { services } from '../copy/services.ts';
import { ServicesGrid } from '../features/services/services-grid.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { breadcrumbsTo } from '../seo/breadcrumbs.ts';

export const ServicesPage = () => (
  <main>
    <PageHead
      breadcrumbs={breadcrumbsTo({ label: services.title })}
      title={services.title}
      text={services.text}
      art={blueprint}
    />
    <ServicesGrid />
  </main>
);
