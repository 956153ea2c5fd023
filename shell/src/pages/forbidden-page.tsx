import { useSession } from 'shared-lib/session';
import { dashboardLinkOf } from '../layout/header/dashboard-link.ts';
import { copy } from '../copy/ar.ts';
import { useFallbackLayout } from '../layout/fallback-layout.ts';
import { LayoutButton, ExternalButton } from '../navigation/layout-button.tsx';
import { useChatHref } from '../layout/whatsapp/use-chat-href.ts';
import { LockedMark } from './message-marks.tsx';
import { Message } from './message.tsx';

/** Page for a signed-in person without permission for the area. */
export const ForbiddenPage = () => {
  useFallbackLayout();
  const user = useSession((state) => state.user);
  const chat = useChatHref(copy.whatsapp.drafts.account);
  return (
    <Message mark={<LockedMark />} title={copy.forbidden.title} text={copy.forbidden.text}>
      {user && (
        <LayoutButton tone="primary" to={dashboardLinkOf(user).to}>
          {dashboardLinkOf(user).label}
        </LayoutButton>
      )}
      <ExternalButton tone="quiet" href={chat}>
        {copy.whatsapp.label}
      </ExternalButton>
    </Message>
  );
};
