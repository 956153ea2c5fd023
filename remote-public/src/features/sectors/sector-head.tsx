import type { Sector } from 'shared-lib/contracts';
import { IMAGE_QUALITY, imageHref, paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import land from '../../art/land.svg';
import { sectors } from '../../copy/sectors.ts';
import { sectorTitle } from '../../copy/sector-title.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { sectorBreadcrumbs } from './sector-breadcrumbs.ts';

const artOf = (image: string | null) =>
  image ? imageHref(image, { format: 'webp', width: 1024, quality: IMAGE_QUALITY }) : land;

export const SectorHead = ({ sector }: { sector: Sector }) => (
  <PageHead
    breadcrumbs={sectorBreadcrumbs(sector.name_ar)}
    title={sectorTitle(sector.name_ar)}
    text={sector.description_ar}
    art={artOf(sector.image)}
    actions={
      <ButtonLink tone="accent" to={paths.contact('feasibility', { sector: sector.slug })}>
        {sectors.detail.request}
      </ButtonLink>
    }
  />
);
