import { layout } from 'shared-lib/theme';
import { CardBody, CardPicture } from 'shared-lib/ui/card';
import { Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';
import { WaitingGrid } from '../../sections/waiting-grid.tsx';
import { WideCard } from './article-card.tsx';

const Stack = styled.div`
  display: grid;
  gap: ${layout.gap};
`;

const WaitingFeatured = () => (
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

/** Articles that are on their way; at the head of the blog the newest one first. */
export const WaitingArticles = ({ isFront }: { isFront: boolean }) => (
  <Stack>
    {isFront && <WaitingFeatured />}
    <WaitingGrid count={3} lines={2} figures="1.4rem" hasFoot={false} />
  </Stack>
);
