import { space } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Wrap } from 'shared-lib/ui/section';
import { Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { Splash } from '../layout/splash.tsx';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
  align-content: start;
  min-block-size: 70svh;
  padding-block: ${space.s16};
`;

/** Placeholder while the first area loads. The server renders the same. */
export const AreaSkeleton = () => (
  <Page as="main" aria-busy="true">
    <VisuallyHidden role="status">{copy.layout.loadingArea}</VisuallyHidden>
    <noscript>
      <Alert tone="warning" role="none">
        {copy.layout.needsScripts}
      </Alert>
    </noscript>
    <Skeleton $inline="min(100%, 18rem)" $block="2.5rem" />
    <Skeleton $inline="min(100%, 32rem)" $block="1.5rem" />
    <Skeleton $block="20rem" />
    <Splash />
  </Page>
);
