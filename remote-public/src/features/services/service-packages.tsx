import Check from 'lucide-react/icons/check';
import type { Service } from 'shared-lib/contracts';
import { formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, media, surface, text } from 'shared-lib/theme';
import { Tag } from 'shared-lib/ui/tag';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { services } from '../../copy/services.ts';
import { ConvertedPrice } from '../../sections/converted-price.tsx';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr));
  gap: var(--s5);
  ${media.print} {
    break-inside: avoid;
  }
`;
const Package = styled.li<{ $isHighlighted: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--s4);
  padding: var(--s6);
  border: 1px solid ${color.line};
  ${surface.light}
  ${({ $isHighlighted }) => $isHighlighted && `border: 2px solid ${color.brass500};`}
  /* The tag hangs on the upper edge, so that the names stand on one line. */
  > span {
    position: absolute;
    inset-block-start: -0.9375rem;
  }
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
  gap: var(--s2);
  padding-block-start: var(--s4);
  border-block-start: 1px solid ${color.line};
  ${text.sm}
  li {
    display: flex;
    gap: var(--s2h);
  }
  svg {
    margin-block-start: var(--s1);
    color: ${color.nile600};
  }
`;

/** The middle one of three packages fits most visitors. */
const isHighlighted = (index: number, count: number): boolean => count > 2 && index === 1;

export const ServicePackages = ({ slug, packages }: Pick<Service, 'slug' | 'packages'>) => (
  <Row>
    {packages.map(({ name, price, days, items }, index) => (
      <Package key={name} $isHighlighted={isHighlighted(index, packages.length)}>
        {isHighlighted(index, packages.length) && <Tag>{services.detail.recommended}</Tag>}
        <h3>{name}</h3>
        <Price>
          {formatUsd(price)}
          <ConvertedPrice usd={price} />
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
          tone={isHighlighted(index, packages.length) ? 'primary' : 'outline'}
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
