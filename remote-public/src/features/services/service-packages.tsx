import Check from 'lucide-react/icons/check';
import type { Service } from 'shared-lib/contracts';
import { formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, surface, text } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { services } from '../../copy/services.ts';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr));
  gap: 1.25rem;
`;
const Package = styled.li`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  padding: 1.5rem;
  border: 1px solid ${color.line};
  ${surface.light}
  > a {
    margin-block-start: auto;
  }
`;
const Price = styled.p`
  color: ${color.heading};
  font-size: 1.625rem;
  line-height: 1.4;
  ${text.tabular}
  small {
    display: block;
    color: ${color.muted};
    font-size: var(--fs-sm);
  }
`;
const Contents = styled.ul`
  display: grid;
  gap: 0.5rem;
  padding-block-start: 1rem;
  border-block-start: 1px solid ${color.line};
  ${text.sm}
  li {
    display: flex;
    gap: 0.625rem;
  }
  svg {
    margin-block-start: 0.25rem;
    color: ${color.nile600};
  }
`;

export const ServicePackages = ({ slug, packages }: Pick<Service, 'slug' | 'packages'>) => (
  <Row>
    {packages.map(({ name, price, days, items }) => (
      <Package key={name}>
        <h3>{name}</h3>
        <Price>
          {formatUsd(price)}
          <small>{services.detail.delivery(days)}</small>
        </Price>
        <Contents>
          {items.map((item) => (
            <li key={item}>
              <Icon icon={Check} size={16} />
              {item}
            </li>
          ))}
        </Contents>
        <ButtonLink
          tone="outline"
          block
          to={paths.contact('consultation', { service: slug, package: name })}
          aria-label={`${services.detail.requestPackage}: ${name}`}
        >
          {services.detail.requestPackage}
        </ButtonLink>
      </Package>
    ))}
  </Row>
);
