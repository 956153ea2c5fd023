import type { ReactNode } from 'react';
import { parseTextList, type Sector } from 'shared-lib/contracts';
import { Section } from 'shared-lib/ui/section';
import { sectors } from '../../copy/sectors.ts';
import { AsideLayout, Block } from '../../sections/aside-layout.tsx';
import { TextList } from '../../sections/text-list.tsx';
import { SectorAside } from './sector-aside.tsx';
import { SectorFigures } from './sector-figures.tsx';

const copy = sectors.detail;

interface Props {
  sector: Sector;
  idOrSlug: string;
  /** The services for this sector. */
  services: ReactNode;
}

/** Main content of a sector. Empty parts are left out with their heading. */
export const SectorContents = ({ sector, idOrSlug, services }: Props) => {
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
        {services}
      </AsideLayout>
    </Section>
  );
};
