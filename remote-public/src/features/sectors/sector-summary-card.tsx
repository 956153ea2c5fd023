import type { Sector } from 'shared-lib/contracts';
import { formatNumber, formatTypedPercent } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { Ltr } from 'shared-lib/ui/bdi';
import { Facts } from 'shared-lib/ui/facts';
import { Picture } from 'shared-lib/ui/picture';
import { ForwardLabel } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { color, shape } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { Card, CardBody, CardFooter, CardPicture, CardTitle } from '../../ui/card.tsx';
import { sectors } from '../../copy/sectors.ts';
import { sectorTitle } from '../../copy/cards.ts';
import { IconPlate } from '../../sections/icon-plate.tsx';
import { sectorGlyph, sectorColor } from './sector-style.ts';

const Octagon = styled.span<{ $color: string }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  background: color-mix(in srgb, ${({ $color }) => $color} 12%, ${color.white});
  color: ${({ $color }) => $color};
  clip-path: ${shape.octagon};
`;

/** Icon of a sector in its colour, on a light shade of it. */
const SectorIcon = ({ sector }: { sector: Sector }) => (
  <Octagon $color={sectorColor(sector)}>
    <Icon icon={sectorGlyph(sector)} size={20} />
  </Octagon>
);

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
