import { memo } from 'react';
import type { ServiceSummary } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, motion, physical, weight } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Card, CardBody, CardFooter, CardPicture, CardTitle } from 'shared-lib/ui/card';
import { Facts, type Fact } from 'shared-lib/ui/facts';
import { ForwardIcon, Icon } from 'shared-lib/ui/icon';
import { Picture } from 'shared-lib/ui/picture';
import { serviceGlyphs } from 'shared-lib/ui/service-glyphs';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { IconPlate } from '../../sections/icon-plate.tsx';

/** Reads as a link; the card's one link is its title. */
const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
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

const { projects, satisfaction, more } = copy.services;
/** The same for every service, as the specification says. */
const homeFacts: readonly Fact[] = [projects, satisfaction].map(({ value, label }) => ({
  label,
  value: <Ltr>{value}</Ltr>,
}));

interface Props {
  service: ServiceSummary;
  isAhead?: boolean;
  facts?: readonly Fact[];
  /** Shows the service's icon at the foot, too. */
  isMarked?: boolean;
}

/** Drawn again only for another service: carousels count their places anew each time that anything about them changes. */
export const ServiceCard = memo(({ service, isAhead = false, facts = homeFacts, isMarked = false }: Props) => (
  <Card>
    <CardPicture>
      {service.image ? (
        <Picture
          src={service.image}
          alt=""
          width={1200}
          height={800}
          sizes="(max-width: 900px) 84vw, 28rem"
          ahead={isAhead}
        />
      ) : (
        <IconPlate icon={serviceGlyphs[service.icon]} />
      )}
    </CardPicture>
    <CardBody>
      <CardTitle>
        <Link to={paths.service(service.slug)}>{service.name_ar}</Link>
      </CardTitle>
      <p>{service.short_description_ar || service.description_ar}</p>
      <Facts items={facts} />
    </CardBody>
    <CardFooter>
      <More>
        {more} <ForwardIcon />
      </More>
      {isMarked && <Icon icon={serviceGlyphs[service.icon]} size={20} />}
    </CardFooter>
  </Card>
));
