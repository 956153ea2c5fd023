import { use } from 'react';
import { areaOf } from 'shared-lib/federation';
import { useSession } from 'shared-lib/session';
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

const desk = `--side: 15rem; --bar: 0rem; --tabs: 3.75rem; --fill: ${color.paper}; --link: ${color.sand200};`;
/**
 * The frame that the page will have: the side bar with its width, its colour and the number of its links, and the height of the bar
 * above the content. Without it one frame would follow another.
 */
const frames = {
  client: `${desk} --links: 9;`,
  consultant: `${desk} --links: 6;`,
  admin: `--side: ${layout.sidebar}; --bar: 4.5rem; --tabs: 0rem; --fill: ${color.ink900}; --link: ${color.ink800}; --links: 15;`,
};
type Frame = keyof typeof frames;

/** The bar of the administration is in the place of the late one. */
const lifted = css`
  margin-block-start: calc(-1 * ${layout.header});
  min-block-size: 100svh;
`;
const framed = css`
  --pad: clamp(var(--s5), 2.5vw, var(--s8));
  max-inline-size: none;
  min-block-size: calc(100svh - ${layout.header});
  padding-block: calc(var(--bar) + var(--pad)) var(--pad);
  padding-inline: calc(var(--side) + var(--pad)) var(--pad);
  ${physical(
    'background',
    `repeating-linear-gradient(transparent 0 1rem, var(--link) 0 1.75rem, transparent 0 2.875rem) right 2.25rem top 1.5rem / 8rem calc(var(--links) * 2.875rem) no-repeat, linear-gradient(${color.white}, ${color.white}) 0 100% / 100% var(--foot, 0) no-repeat, linear-gradient(to left, var(--fill) var(--side), transparent 0), linear-gradient(${color.white} var(--bar), ${color.sand100} 0)`,
  )}
  ${media.noSidebar} {
    --side: 0rem;
    --links: 0;
    --foot: var(--tabs);
  }
`;
const Page = styled(Wrap)<{ $frame: Frame | undefined; $isLifted: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-content: start;
  min-block-size: 70svh;
  padding-block: var(--s16);
  ${({ $frame }) => $frame && frames[$frame]}
  ${({ $frame }) => $frame && framed}
  ${({ $frame, $isLifted }) => $frame && $isLifted && lifted}
`;

const appear = keyframes`to { visibility: visible; }`;
/** The side bar reaches the top edge of the screen, as in the area itself. */
const besideMenu = css`
  margin-inline-start: ${layout.sidebar};
  ${media.noSidebar} {
    margin: 0;
  }
`;
/** Hidden at first, because most areas load before. It needs no script, so a busy device shows it in time too. */
const LateLayout = styled.div<{ $isFramed: boolean }>`
  position: relative;
  ${({ $isFramed }) => $isFramed && besideMenu}
  visibility: hidden;
  animation: ${appear} 1ms 1500ms forwards;
`;

/** Placeholder while the first area loads. An area that renders its own layout gets one when it takes long. The server renders the same. */
export const AreaSkeleton = () => {
  const isOwn = useSiteLocation(({ pathname }) => areaOf(pathname).layout === 'none');
  const isGuarded = useSiteLocation(({ pathname }) => areaOf(pathname).guard !== undefined);
  const role = useSession(({ user }) => user?.role);
  // Until React knows the session the frame is that of the area, as in the HTML of the server.
  const frame: Frame = (role === 'other' ? undefined : role) ?? (isOwn ? 'admin' : 'client');
  return (
    <>
      {isOwn && (
        <LateLayout $isFramed={isGuarded}>
          <SlimBar isSplit={false} />
        </LateLayout>
      )}
      <Page as="main" aria-busy="true" $frame={isGuarded ? frame : undefined} $isLifted={isOwn}>
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
