import type { StudyCard as Study } from 'shared-lib/contracts';
import { formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color } from 'shared-lib/theme';
import { Tag } from 'shared-lib/ui/badge';
import { Ltr } from 'shared-lib/ui/bdi';
import { Card, CardBody, CardFooter, CardTitle } from 'shared-lib/ui/card';
import { Facts } from 'shared-lib/ui/facts';
import { ForwardLabel } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { StudyCover } from './study-cover.tsx';
import { formatIrr, formatPageCount, formatPayback } from './study-format.ts';

/** Smaller gaps and text, because three figures share one row of a narrow card. */
const Body = styled(CardBody)`
  dl {
    gap: 0.5rem 1.25rem;
  }
  dd {
    font-size: 1.0625rem;
  }
`;
const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
/** A dot separates the parts. At the start of a line it lies outside the list and is clipped. */
const Origin = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 1.75rem;
  overflow: clip;
  color: ${color.text2};
  font-size: var(--fs-sm);
  li {
    position: relative;
  }
  li::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: -1rem;
  }
`;

const { card } = studies;

/** A study in a list. `preloadPicture`: the card is visible at once, so its cover loads without waiting for the viewport. */
export const StudyCard = ({ study, preloadPicture = false }: { study: Study; preloadPicture?: boolean }) => (
  <Card>
    <StudyCover src={study.cover} sizes="(max-width: 900px) 85vw, 27rem" preload={preloadPicture} />
    <Body>
      <Tags>
        <Tag>{study.sector.name_ar}</Tag>
        <Tag>{studies.kinds[study.kind]}</Tag>
      </Tags>
      <CardTitle>
        <Link to={paths.study(study.slug)}>{study.title_ar}</Link>
      </CardTitle>
      <Origin>
        <li>{study.country}</li>
        <li>{study.year}</li>
        <li>{formatPageCount(study.pages)}</li>
      </Origin>
      <Facts
        items={[
          { label: card.capital, value: formatUsd(study.capital_total) },
          { label: card.irr, value: <Ltr>{formatIrr(study.irr)}</Ltr> },
          { label: card.payback, value: formatPayback(study.payback_years) },
        ]}
      />
    </Body>
    <CardFooter>
      <ForwardLabel>{card.open}</ForwardLabel>
    </CardFooter>
  </Card>
);
