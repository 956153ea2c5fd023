import { parseTextList, type Sector } from 'shared-lib/contracts';
import { Section } from 'shared-lib/ui/section';
import { IMAGE_QUALITY, imageHref, paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { sectors } from '../../copy/sectors.ts';
import { AsideLayout, Block } from '../../sections/aside-layout.tsx';
import { TextList } from '../../sections/text-list.tsx';
import land from '../../art/land.svg';
import { sectorTitle } from '../../copy/cards.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { sectorBreadcrumbs } from '../../seo/record-breadcrumbs.ts';
import { SectorAside } from './sector-aside.tsx';
import { SectorFigures } from './sector-figures.tsx';

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

const copy = sectors.detail;

interface Props {
  sector: Sector;
  idOrSlug: string;
}

/** Main content of a sector. Empty parts are left out with their heading. */
export const SectorContents = ({ sector, idOrSlug }: Props) => {
  const features = parseTextList(sector.key_features);
  return (
    <Section label={sector.name_ar}>
      <SectorFigures sector={sector} idOrSlug={idOrSlug} />
      <AsideLayout label={copy.summary} aside={<SectorAside sector={sector} idOrSlug={idOrSlug} />}>
        {features.length > 0 && (
          <Block id="sector-features" title={copy.features}>
            <TextList items={features} columns={2} />
          </Block>
        )}
        {sector.opportunities.length > 0 && (
          <Block id="sector-opportunities" title={copy.opportunities}>
            <TextList items={sector.opportunities} columns={2} />
          </Block>
        )}
      </AsideLayout>
    </Section>
  );
};
