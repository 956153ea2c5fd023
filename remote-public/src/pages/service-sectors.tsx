import { useQuery } from '@tanstack/react-query';
import type { Service } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, shape, weight } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { services } from '../copy/services.ts';
import { Block } from '../sections/aside-layout.tsx';
import { sectorGlyph } from '../features/sectors/sector-style.ts';
import { sectorQueries } from '../features/sectors/sectors.api.ts';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s2h);
    min-block-size: 2.75rem;
    padding: var(--s1h) var(--s4);
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    background: ${color.surface};
    font-weight: ${weight.medium};
  }
  a:hover {
    border-color: ${color.ink900};
  }
  svg {
    color: ${color.nile600};
  }
`;

/** Sectors of the service. Renders nothing until the sectors have loaded, because the page does not depend on them. */
export const ServiceSectors = ({ sector_ids }: Pick<Service, 'sector_ids'>) => {
  const { data: all = [] } = useQuery(sectorQueries.basics());
  const sectors = all.filter(({ id }) => sector_ids.includes(id));
  if (sectors.length === 0) return null;
  return (
    <Block id="service-sectors" title={services.detail.sectors}>
      <Row>
        {sectors.map(({ id, slug, name_ar, icon }) => (
          <li key={id}>
            <Link to={paths.sector(slug)}>
              <Icon icon={sectorGlyph({ icon, name_ar })} size={20} />
              {name_ar}
            </Link>
          </li>
        ))}
      </Row>
    </Block>
  );
};
