import type { Service } from 'shared-lib/contracts';
import { IMAGE_QUALITY, imageHref, paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import blueprint from '../../art/blueprint.svg';
import { services } from '../../copy/services.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { serviceBreadcrumbs } from './service-breadcrumbs.ts';

const artOf = (image: string | null) =>
  image ? imageHref(image, { format: 'webp', width: 1024, quality: IMAGE_QUALITY }) : blueprint;

export const ServiceHead = ({ service }: { service: Service }) => (
  <PageHead
    breadcrumbs={serviceBreadcrumbs(service.name_ar)}
    title={service.name_ar}
    text={service.short_description_ar}
    art={artOf(service.image)}
    actions={
      <>
        <ButtonLink tone="accent" to={paths.contact('feasibility', { service: service.slug })}>
          {services.detail.request}
        </ButtonLink>
        <ButtonLink tone="light" to={paths.contact('consultation', { service: service.slug })}>
          {services.consultation}
        </ButtonLink>
      </>
    }
  />
);
