import type { Sector } from 'shared-lib/contracts';
import { formatNumber, formatTypedPercent } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { Ltr } from 'shared-lib/ui/bdi';
import { Card, CardBody, CardFooter, CardPicture, CardTitle } from '../../ui/card.tsx';
import { Facts } from 'shared-lib/ui/facts';
import { Picture } from 'shared-lib/ui/picture';
import { ForwardLabel } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { sectors } from '../../copy/sectors.ts';
import { sectorTitle } from '../../copy/sector-title.ts';
import { IconPlate } from '../../sections/icon-plate.tsx';
import { sectorGlyph } from './sector-style.ts';
import { SectorIcon } from './sector-icon.tsx';

const Title = styled(CardTitle)`
  display: flex;
  align-items: center;
  gap: var(--s3);
`;

const factsOf = ({ projects_count, success_rate, average_roi }: Sector) => [
  { label: sectors.facts.projects, value: <Ltr>{formatNumber(projects_count)}+</Ltr> },
  { label: sectors.facts.success, value: <Ltr>{formatTypedPercent(success_rate)}</Ltr> },
  { label: sectors.facts.roi, value: <Ltr>{formatTypedPercent(average_roi)}</Ltr> },
];

interface Props {
  sector: Sector;
  preloadPicture?: boolean;
}

/** A sector of the sectors page with its three figures. */
export const SectorSummaryCard = ({ sector, preloadPicture = false }: Props) => (
  <Card>
    <CardPicture>
      {sector.image ? (
        <Picture
          src={sector.image}
          alt=""
          width={1200}
          height={800}
          sizes="(max-width: 900px) 100vw, 28rem"
          preload={preloadPicture}
        />
      ) : (
        <IconPlate icon={sectorGlyph(sector)} />
      )}
    </CardPicture>
    <CardBody>
      <Title>
        <SectorIcon sector={sector} />
        <Link to={paths.sector(sector.slug)}>{sectorTitle(sector.name_ar)}</Link>
      </Title>
      <p>{sector.description_ar}</p>
      <Facts items={factsOf(sector)} />
    </CardBody>
    <CardFooter>
      <ForwardLabel>{sectors.more}</ForwardLabel>
    </CardFooter>
  </Card>
);
