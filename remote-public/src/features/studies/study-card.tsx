import type { StudyCard as Study } from 'shared-lib/contracts';
import { formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, DEFERRED_SECTION, deferredLayout } from 'shared-lib/theme';
import { Tag } from 'shared-lib/ui/tag';
import { Ltr } from 'shared-lib/ui/bdi';
import { Card, CardBody, CardFooter, CardTitle } from '../../ui/card.tsx';
import { Facts } from 'shared-lib/ui/facts';
import { ForwardLabel } from 'shared-lib/ui/text-link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { studyCard } from '../../copy/cards.ts';
import { CARD_COVER_SIZES, StudyCover } from './study-cover.tsx';
import { formatIrr, formatPayback } from './study-format.ts';
import { VerdictTag } from '../../sections/verdict-sign.tsx';
import { Cluster } from 'shared-lib/ui/stack';

const DeferredCard = styled(Card)`
  ${deferredLayout(24)}
`;
/** Smaller gaps and text, because three figures share one row of a narrow card. */
const Body = styled(CardBody)`
  dl {
    gap: var(--s2) var(--s5);
  }
  dd {
    font-size: 1.0625rem;
  }
`;
/** A dot separates the parts. At the start of a line it lies outside the list and is clipped. */
const Origin = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s0h) var(--s7);
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

const FileFacts = styled.ul`
  color: ${color.text2};
  font-size: var(--fs-xs);
`;

const { card } = studyCard;

interface Props {
  study: Study;
  /** The card is visible at once, so its cover loads without waiting for the viewport. */
  preloadPicture?: boolean;
  /** Phones show the card below the first screen. */
  isDeferred?: boolean;
  /** Beside the link of the card, in lists with a quick view. */
  tools?: ReactNode;
}

/** A study in a list. */
export const StudyCard = ({ study, preloadPicture = false, isDeferred = false, tools }: Props) => {
  const Box = isDeferred ? DeferredCard : Card;
  return (
    <Box {...(isDeferred && DEFERRED_SECTION)}>
      <StudyCover src={study.cover} sizes={CARD_COVER_SIZES} preload={preloadPicture} />
      <Body>
        <Cluster $gap="1 2h">
          <VerdictTag verdict={study.verdict} />
          <Tag>{study.sector.name_ar}</Tag>
          <Tag>{studyCard.kinds[study.kind]}</Tag>
        </Cluster>
        <CardTitle>
          <Link to={paths.study(study.slug)}>{study.title_ar}</Link>
        </CardTitle>
        <Origin>
          <li>{study.country}</li>
          <li>{study.year}</li>
        </Origin>
        <FileFacts>
          <li>{studyCard.fileOf(study.file_pages)}</li>
          <li>{studyCard.originalOf(study.pages)}</li>
        </FileFacts>
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
        {tools}
      </CardFooter>
    </Box>
  );
};
