import { memo } from 'react';
import { formatNumber, formatTypedPercent } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { Ltr } from 'shared-lib/ui/bdi';
import { Card, CardBody, CardPicture, CardTitle } from '../../ui/card.tsx';
import { Facts } from 'shared-lib/ui/facts';
import { Picture } from 'shared-lib/ui/picture';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { sectorTitle } from '../../copy/cards.ts';
import { IconPlate } from '../../sections/icon-plate.tsx';
import { sectorGlyph } from './sector-style.ts';
import type { HomeSector } from './sectors.api.ts';

/** The first lines of the description; the sector page shows all of it. */
const Lead = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-clamp: 3;
`;

interface Props {
  sector: HomeSector;
  preloadPicture: boolean;
}

const factsOf = ({ projects_count, success_rate }: HomeSector) => [
  { label: copy.sectors.projects, value: <Ltr>{formatNumber(projects_count)}+</Ltr> },
  { label: copy.sectors.success, value: <Ltr>{formatTypedPercent(success_rate)}</Ltr> },
];

/** A sector on the dark home page band; without projects it shows no figures. Memoised, because the carousel renders often. */
export const SectorCard = memo(({ sector, preloadPicture }: Props) => (
  <Card $tone="dark">
    <CardPicture $ratio="1 / 1.02">
      {sector.image ? (
        <Picture
          src={sector.image}
          alt=""
          width={1200}
          height={800}
          sizes="(max-width: 900px) 120vw, 32rem"
          preload={preloadPicture}
        />
      ) : (
        <IconPlate icon={sectorGlyph(sector)} tone="dark" />
      )}
    </CardPicture>
    <CardBody>
      <CardTitle>
        <Link to={paths.sector(sector.slug)}>{sectorTitle(sector.name_ar)}</Link>
      </CardTitle>
      <Lead>{sector.description_ar}</Lead>
      {sector.projects_count > 0 && <Facts items={factsOf(sector)} />}
    </CardBody>
  </Card>
));
