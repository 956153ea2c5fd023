import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import gauge from '../../art/gauge.svg';
import { about } from '../../copy/about.ts';
import { copy } from '../../copy/ar.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { breadcrumbsTo } from '../../seo/breadcrumbs.ts';
import { useAbout } from './use-about.ts';

export const CompanyHead = () => {
  const { getText } = useAbout();
  return (
    <PageHead
      breadcrumbs={breadcrumbsTo({ label: copy.pages.about })}
      title={getText('hero_title')}
      text={getText('hero_description')}
      art={gauge}
      actions={
        <>
          <ButtonLink tone="accent" to={paths.contact('consultation')}>
            {about.consultation}
          </ButtonLink>
          <ButtonLink tone="light" to={paths.freeStudies()}>
            {about.freeStudies}
          </ButtonLink>
        </>
      }
    />
  );
};
