import { memo } from 'react';
import type { ServiceSummary } from 'shared-lib/contracts';
import { workingDays } from 'shared-lib/copy';
import { countOf, formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, motion, physical, weight } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Card, CardBody, CardFooter, CardPicture, CardTitle } from '../../ui/card.tsx';
import { Facts, type Fact } from 'shared-lib/ui/facts';
import { ForwardIcon, Icon } from 'shared-lib/ui/icon';
import { Picture } from 'shared-lib/ui/picture';
import { serviceGlyphs } from 'shared-lib/ui/service-glyphs';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { IconPlate } from '../../sections/icon-plate.tsx';

/** Styled as a link, but plain text: the title is the only link of the card. */
const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  color: ${color.link};
  font-size: 0.9375rem;
  font-weight: ${weight.strong};
  .go {
    transition: transform ${motion.base} ${motion.ease};
  }
  ${Card}:hover & .go {
    ${physical('transform', 'translateX(-4px)')}
  }
`;

/** Four facts share two columns, so that none of them stands alone in a line of its own. */
const Body = styled(CardBody)`
  dl:has(> :nth-child(4)) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s3) var(--s4);
    dd {
      font-size: 1.125rem;
    }
  }
`;

const { price, days, projects, satisfaction, more } = copy.services;
/** The same figures for every service (specification). */
const fixedFacts: readonly Fact[] = [projects, satisfaction].map(({ value, label }) => ({
  label,
  value: <Ltr>{value}</Ltr>,
}));
const homeFacts = ({ basic_price, delivery_days_basic }: ServiceSummary): readonly Fact[] => [
  { label: price, value: formatUsd(basic_price) },
  { label: days, value: countOf(delivery_days_basic, workingDays) },
  ...fixedFacts,
];

interface Props {
  service: ServiceSummary;
  preloadPicture?: boolean;
  /** Those of the home page by default. */
  facts?: readonly Fact[];
  /** Also shows the icon of the service in the footer. */
  showIcon?: boolean;
}

/** Memoised, because the carousel renders on every position change. */
export const ServiceCard = memo(
  ({ service, preloadPicture = false, facts = homeFacts(service), showIcon = false }: Props) => (
    <Card>
      <CardPicture>
        {service.image ? (
          <Picture
            src={service.image}
            alt=""
            width={1200}
            height={800}
            sizes="(max-width: 900px) 84vw, 28rem"
            preload={preloadPicture}
          />
        ) : (
          <IconPlate icon={serviceGlyphs[service.icon]} />
        )}
      </CardPicture>
      <Body>
        <CardTitle>
          <Link to={paths.service(service.slug)}>{service.name_ar}</Link>
        </CardTitle>
        <p>{service.short_description_ar || service.description_ar}</p>
        <Facts items={facts} />
      </Body>
      <CardFooter>
        <More>
          {more} <ForwardIcon />
        </More>
        {showIcon && <Icon icon={serviceGlyphs[service.icon]} size={20} />}
      </CardFooter>
    </Card>
  ),
);
