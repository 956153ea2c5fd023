import type { StudyCard as Study } from 'shared-lib/contracts';
import { formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color } from 'shared-lib/theme';
import { Tag } from 'shared-lib/ui/badge';
import { Ltr } from 'shared-lib/ui/bdi';
import { Card, CardBody, CardFooter, CardTitle } from 'shared-lib/ui/card';
import { Facts } from 'shared-lib/ui/facts';
import { ForwardWords } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { StudyCover } from './study-cover.tsx';
import { sayIrr, sayPages, sayPayback } from './study-figures.ts';

/** Three figures stand side by side in a narrow card. */
const Body = styled(CardBody)`
  dl {
    gap: 0.5rem 1.25rem;
  }
  dd {
    font-size: 1.0625rem;
  }
`;
const Filed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
/** A dot stands before each part; at the start of a line it falls outside and is not seen. */
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

/** One study in a list: what it is about, and its main figures. `isAhead`: it is seen as soon as the page is. */
export const StudyCard = ({ study, isAhead = false }: { study: Study; isAhead?: boolean }) => (
  <Card>
    <StudyCover src={study.cover} sizes="(max-width: 900px) 85vw, 27rem" ahead={isAhead} />
    <Body>
      <Filed>
        <Tag>{study.sector.name_ar}</Tag>
        <Tag>{studies.kinds[study.kind]}</Tag>
      </Filed>
      <CardTitle>
        <Link to={paths.study(study.slug)}>{study.title_ar}</Link>
      </CardTitle>
      <Origin>
        <li>{study.country}</li>
        <li>{study.year}</li>
        <li>{sayPages(study.pages)}</li>
      </Origin>
      <Facts
        items={[
          { label: card.capital, value: formatUsd(study.capital_total) },
          { label: card.irr, value: <Ltr>{sayIrr(study.irr)}</Ltr> },
          { label: card.payback, value: sayPayback(study.payback_years) },
        ]}
      />
    </Body>
    <CardFooter>
      <ForwardWords>{card.open}</ForwardWords>
    </CardFooter>
  </Card>
);
