import { color, media, physical, shape } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { areaOf, sectionTopicOf } from 'shared-lib/federation';
import { copy } from '../../copy/ar.ts';
import { useSiteLocation } from '../../navigation/site-location.ts';
import glyph from './art/glyph.svg';
import { useChatHref } from './use-chat-href.ts';

/** Draft of a chat message that fits the page. */
const chatDraftFor = (pathname: string): string =>
  copy.whatsapp.drafts[sectionTopicOf(pathname) ?? areaOf(pathname).chatTopic];

/** Focused fields that open a phone's keyboard. */
const FOCUSED_TEXT_FIELD =
  ':is(textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=file])):focus';

/**
 * Right corner of the screen in both writing directions, because toasts appear on the left. All lengths are capped in px: enlarged
 * text must not enlarge what covers it.
 */
const Corner = styled.aside`
  --chat-size: min(3.5rem, 56px);
  --chat-edge: min(1.5rem, 24px);
  position: absolute;
  ${physical('right', 'var(--chat-edge)')}
  inset-block-end: calc(100% + var(--chat-edge) + var(--bottom-bar, 0px) + env(safe-area-inset-bottom));
  inline-size: var(--chat-size);
  block-size: var(--chat-size);
  ${media.stacked} {
    --chat-size: min(3.25rem, 52px);
    --chat-edge: min(1rem, 16px);
    html:has(${FOCUSED_TEXT_FIELD}) & {
      display: none;
    }
  }
  /* The collapsed corner must not catch clicks for what is below it. */
  && {
    pointer-events: none;
  }
`;
/**
 * A handle as narrow as the margin of the page, so that it covers no content. It opens at the edge, where the pointer stays on it. A
 * custom property sizes the glyph: behind `html:has()` a rule for `img` would make the browser compute the style of every picture of the
 * page again whenever an element is added to the document.
 */
const handle = css`
  position: absolute;
  ${physical('right', 'calc(-1 * var(--chat-edge))')}
  inset-block-end: 0;
  clip-path: none;
  &:not(:hover, :focus-visible) {
    inline-size: 24px;
    block-size: 44px;
    --glyph-size: 16px;
  }
`;
/** `watchChatButton` sets `data-fold`. Without it the button rests: a handle, or the full button on the widest screens. */
const Chat = styled.a`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  background: #0b6b45;
  color: ${color.white};
  clip-path: ${shape.octagon};
  pointer-events: auto;
  --glyph-size: 50%;
  img {
    inline-size: var(--glyph-size);
    block-size: auto;
  }
  &:hover {
    background: #095638;
  }
  &[data-fold='handle'] {
    ${handle}
  }
  ${media.belowWide} {
    &:not([data-fold]) {
      ${handle}
    }
  }
  /* The octagon would clip an outline outside of it. */
  &:focus-visible {
    outline: 3px solid ${color.white};
    outline-offset: -7px;
  }
`;

/** Floating link to a WhatsApp chat, on every page except the administration. */
export const WhatsAppButton = () => {
  const href = useChatHref(useSiteLocation(({ pathname }) => chatDraftFor(pathname)));
  return (
    <Corner aria-label={copy.whatsapp.region}>
      <Chat
        data-chat=""
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${copy.whatsapp.label} ${copy.whatsapp.newTab}`}
      >
        <img src={glyph} alt="" width={24} height={24} fetchPriority="low" />
      </Chat>
    </Corner>
  );
};
