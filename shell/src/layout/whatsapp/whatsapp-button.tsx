import { color, media, physical, shape } from 'shared-lib/theme';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { useSiteLocation } from '../../navigation/site-location.ts';
import { chatDraftFor } from './chat-draft.ts';
import { useChatHref } from './use-chat-href.ts';

/** Focused fields that open a phone's keyboard. */
const FOCUSED_TEXT_FIELD =
  ':is(textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=file])):focus';

/** Right corner of the screen in both writing directions, because toasts appear on the left. */
const Corner = styled.aside`
  position: absolute;
  ${physical('right', '1.5rem')}
  inset-block-end: calc(100% + 1.5rem + var(--bottom-bar, 0px) + env(safe-area-inset-bottom));
  ${media.stacked} {
    ${physical('right', '1rem')}
    inset-block-end: calc(100% + 1rem + var(--bottom-bar, 0px) + env(safe-area-inset-bottom));
    html:has(${FOCUSED_TEXT_FIELD}) & {
      display: none;
    }
  }
`;
const Chat = styled.a`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  background: #0b6b45;
  color: ${color.white};
  clip-path: ${shape.octagon};
  &:hover {
    background: #095638;
  }
  /* The octagon would clip an outline outside of it. */
  &:focus-visible {
    outline: 3px solid ${color.white};
    outline-offset: -7px;
  }
  ${media.stacked} {
    inline-size: 3.25rem;
    block-size: 3.25rem;
  }
`;

const GLYPH =
  'M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2zm0 18.2c-1.5 0-3-.4-4.3-1.2l-.3-.2-3 .8.8-2.9-.2-.3A8.2 8.2 0 1 1 12 20.2zm4.7-6.1c-.3-.1-1.5-.8-1.8-.9-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1-.3-.1-1.1-.4-2-1.3-.8-.7-1.3-1.5-1.4-1.8-.2-.3 0-.4.1-.5l.4-.5.2-.4v-.5l-.8-1.9c-.2-.5-.4-.4-.6-.4h-.5c-.2 0-.5.1-.7.3-.3.3-1 .9-1 2.3s1 2.7 1.2 2.9c.1.2 2 3.1 4.9 4.3 1.8.8 2.5.8 3.4.7.5-.1 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.2-.3-.2-.6-.4z';

/** Floating link to a WhatsApp chat, on every page except the administration. */
export const WhatsAppButton = () => {
  const { pathname } = useSiteLocation();
  const href = useChatHref(chatDraftFor(pathname));
  return (
    <Corner aria-label={copy.whatsapp.region}>
      <Chat
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${copy.whatsapp.label} ${copy.whatsapp.newTab}`}
      >
        <svg viewBox="0 0 24 24" width={28} height={28} fill="currentColor" aria-hidden="true">
          <path d={GLYPH} />
        </svg>
      </Chat>
    </Corner>
  );
};
