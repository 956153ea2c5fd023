import { Wrap } from 'shared-lib/ui/section';
import { Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { space } from 'shared-lib/theme';
import { copy } from '../copy/ar.ts';

const Room = styled(Wrap)`
  display: grid;
  gap: ${space.s6};
  align-content: start;
  min-block-size: 70svh;
  padding-block: ${space.s16};
`;

/** Stands in while an area's remote is on its way; the server draws the same. */
export const AreaSkeleton = () => (
  <Room as="main" aria-busy="true">
    <VisuallyHidden role="status">{copy.frame.loadingArea}</VisuallyHidden>
    <Skeleton $inline="18rem" $block="2.5rem" />
    <Skeleton $inline="min(100%, 32rem)" $block="1.5rem" />
    <Skeleton $block="20rem" />
  </Room>
);
