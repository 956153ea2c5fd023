import { space } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Wrap } from 'shared-lib/ui/section';
import { Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { Splash } from '../frame/splash.tsx';

const Room = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
  align-content: start;
  min-block-size: 70svh;
  padding-block: ${space.s16};
`;

/** Stands in while the first area of a visit is on its way to the browser; the server draws the same. */
export const AreaSkeleton = () => (
  <Room as="main" aria-busy="true">
    <VisuallyHidden role="status">{copy.frame.loadingArea}</VisuallyHidden>
    <noscript>
      <Alert tone="warning" role="none">
        {copy.frame.needsScripts}
      </Alert>
    </noscript>
    <Skeleton $inline="min(100%, 18rem)" $block="2.5rem" />
    <Skeleton $inline="min(100%, 32rem)" $block="1.5rem" />
    <Skeleton $block="20rem" />
    <Splash />
  </Room>
);
