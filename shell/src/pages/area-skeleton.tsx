import { use } from 'react';
import { areaOf } from 'shared-lib/federation';
import { color, layout, media, physical } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import { Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled, { css, keyframes } from 'styled-components';
import { copy } from '../copy/ar.ts';
import { SlimBar } from '../layout/header/slim-bar.tsx';
import { Splash } from '../layout/splash.tsx';
import { useSiteLocation } from '../navigation/site-location.ts';
import { NoScriptNote } from '../site-context.ts';

/**
 * The frame that the area will draw around its pages: the width and colour of the side bar, and the height of the bar above the content.
 * Without it one frame would follow another.
 */
const frames = {
  dashboard: `--side: 15rem; --bar: 0rem; --fill: ${color.paper}; --lift: 0rem;`,
  // Its own bar is in the place of the late one.
  administration: `--side: ${layout.sidebar}; --bar: 4.5rem; --fill: ${color.ink900}; --lift: ${layout.header};`,
};
type Frame = keyof typeof frames;

const framed = css`
  margin-block-start: calc(-1 * var(--lift));
  max-inline-size: none;
  min-block-size: calc(100svh - ${layout.header} + var(--lift));
  padding-block: calc(var(--bar) + var(--s8)) var(--s8);
  padding-inline: calc(var(--side) + var(--s8)) var(--s8);
  ${physical(
    'background',
    `linear-gradient(to left, var(--fill) var(--side), transparent 0), linear-gradient(${color.white} var(--bar), ${color.sand100} 0)`,
  )}
  ${media.noSidebar} {
    --side: 0rem;
  }
`;
const Page = styled(Wrap)<{ $frame: Frame | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-content: start;
  min-block-size: 70svh;
  padding-block: var(--s16);
  ${({ $frame }) => $frame && frames[$frame]}
  ${({ $frame }) => $frame && framed}
`;

const appear = keyframes`to { visibility: visible; }`;
/** Hidden at first, because most areas load before. It needs no script, so a busy device shows it in time too. */
const LateLayout = styled.div`
  position: relative;
  visibility: hidden;
  animation: ${appear} 1ms 1500ms forwards;
`;

/** Placeholder while the first area loads. An area that renders its own layout gets one when it takes long. The server renders the same. */
export const AreaSkeleton = () => {
  const isOwn = useSiteLocation(({ pathname }) => areaOf(pathname).layout === 'none');
  const isGuarded = useSiteLocation(({ pathname }) => areaOf(pathname).guard !== undefined);
  const frame = isOwn ? 'administration' : 'dashboard';
  return (
    <>
      {isOwn && (
        <LateLayout>
          <SlimBar isSplit={false} />
        </LateLayout>
      )}
      <Page as="main" aria-busy="true" $frame={isGuarded ? frame : undefined}>
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
