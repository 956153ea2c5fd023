import { useSession } from 'shared-lib/session';
import { deskOf } from '../header/desk-of.ts';
import { copy } from '../copy/ar.ts';
import { useStandInFrame } from '../frame/stand-in.ts';
import { FrameButton, OutsideButton } from '../navigation/frame-button.tsx';
import { useChatHref } from '../whatsapp/use-chat-href.ts';
import { LockedMark } from './message-marks.tsx';
import { Message } from './message.tsx';

/** Signed in, but not as one who may see this area. */
export const ForbiddenPage = () => {
  useStandInFrame();
  const user = useSession((state) => state.user);
  const chat = useChatHref(copy.whatsapp.drafts.account);
  return (
    <Message mark={<LockedMark />} title={copy.forbidden.title} text={copy.forbidden.text}>
      {user && (
        <FrameButton tone="primary" to={deskOf(user).to}>
          {deskOf(user).label}
        </FrameButton>
      )}
      <OutsideButton tone="quiet" href={chat}>
        {copy.whatsapp.label}
      </OutsideButton>
    </Message>
  );
};
