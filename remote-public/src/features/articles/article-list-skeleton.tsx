import { layout } from 'shared-lib/theme';
import { CardBody, CardPicture } from '../../ui/card.tsx';
import { Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';
import { CardGridSkeleton } from '../../sections/card-grid-skeleton.tsx';
import { WideCard } from './article-card.tsx';

const Stack = styled.div`
  display: grid;
  gap: ${layout.gap};
`;

const FeaturedSkeleton = () => (
  <WideCard as="div">
    <CardPicture>
      <Skeleton $block="100%" />
    </CardPicture>
    <CardBody>
      <Skeleton $inline="40%" $block="1.4rem" />
      <Skeleton $inline="80%" $block="2.9rem" />
      <Skeleton $block="5.2rem" />
      <Skeleton $inline="7rem" $block="1.73rem" />
    </CardBody>
  </WideCard>
);

/** Skeleton of the article list; its first page begins with a featured article. */
export const ArticleListSkeleton = ({ isFirstPage }: { isFirstPage: boolean }) => (
  <Stack>
    {isFirstPage && <FeaturedSkeleton />}
    <CardGridSkeleton count={3} lines={2} factsHeight="1.4rem" hasFooter={false} />
  </Stack>
);
