import { use } from 'react';
import { areaOf } from 'shared-lib/federation';
import { Wrap } from 'shared-lib/ui/section';
import { Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled, { keyframes } from 'styled-components';
import { copy } from '../copy/ar.ts';
import { SlimBar } from '../layout/header/slim-bar.tsx';
import { Splash } from '../layout/splash.tsx';
import { useSiteLocation } from '../navigation/site-location.ts';
import { NoScriptNote } from '../site-context.ts';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-content: start;
  min-block-size: 70svh;
  padding-block: var(--s16);
`;

const appear = keyframes`to { visibility: visible; }`;
/** Hidden at first, because most areas load before. It needs no script, so a busy device shows it in time too. */
const LateLayout = styled.div`
  visibility: hidden;
  animation: ${appear} 1ms 1500ms forwards;
`;

/** Placeholder while the first area loads. An area that renders its own layout gets one when it takes long. The server renders the same. */
export const AreaSkeleton = () => {
  const layout = useSiteLocation(({ pathname }) => areaOf(pathname).layout);
  return (
    <>
      {layout === 'none' && (
        <LateLayout>
          <SlimBar isSplit={false} />
        </LateLayout>
      )}
      <Page as="main" aria-busy="true">
        <VisuallyHidden role="status">{copy.layout.loadingArea}</VisuallyHidden>
        <noscript>{use(NoScriptNote)}</noscript>
        <Skeleton $inline="min(100%, 18rem)" $block="2.5rem" />
        <Skeleton $inline="min(100%, 32rem)" $block="1.5rem" />
        <Skeleton $block="20rem" />
        <Splash />
      </Page>
    </>
  );
};
