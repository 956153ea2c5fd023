import RotateCw from 'lucide-react/icons/rotate-cw';
import { verbs } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { copy } from '../copy/ar.ts';
import { useFallbackLayout } from '../layout/fallback-layout.ts';
import { LayoutButton, ExternalButton } from '../navigation/layout-button.tsx';
import { useChatHref } from '../layout/whatsapp/use-chat-href.ts';
import { BrokenMark } from './message-marks.tsx';
import { Message } from './message.tsx';

interface AreaUnavailableProps {
  onRetry: () => void;
  isRetrying: boolean;
}

/** Card in place of an area that cannot be loaded. The layout around it keeps working. */
export const AreaUnavailable = ({ onRetry, isRetrying }: AreaUnavailableProps) => {
  useFallbackLayout();
  const chat = useChatHref(copy.whatsapp.drafts.unavailable);
  return (
    <Message role="alert" mark={<BrokenMark />} title={copy.areaFailed.title} text={copy.areaFailed.text}>
      <Button onClick={onRetry} pending={isRetrying}>
        <Icon icon={RotateCw} size={20} />
        {verbs.retry}
      </Button>
      <ExternalButton tone="quiet" href={chat}>
        {copy.whatsapp.label}
      </ExternalButton>
      <LayoutButton tone="quiet" to={paths.home()}>
        {copy.areaFailed.home}
      </LayoutButton>
    </Message>
  );
};
