import RotateCw from 'lucide-react/icons/rotate-cw';
import { verbs } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { copy } from '../copy/ar.ts';
import { useStandInFrame } from '../frame/stand-in.ts';
import { FrameButton, OutsideButton } from '../navigation/frame-button.tsx';
import { useChatHref } from '../whatsapp/use-chat-href.ts';
import { BrokenMark } from './message-marks.tsx';
import { Message } from './message.tsx';

interface AreaUnavailableProps {
  onRetry: () => void;
  isRetrying: boolean;
}

/** A calm card in place of an area that cannot be loaded; everything around it goes on working. */
export const AreaUnavailable = ({ onRetry, isRetrying }: AreaUnavailableProps) => {
  useStandInFrame();
  const chat = useChatHref(copy.whatsapp.drafts.unavailable);
  return (
    <Message role="alert" mark={<BrokenMark />} title={copy.areaFailed.title} text={copy.areaFailed.text}>
      <Button onClick={onRetry} pending={isRetrying}>
        <Icon icon={RotateCw} size={20} />
        {verbs.retry}
      </Button>
      <OutsideButton tone="quiet" href={chat}>
        {copy.whatsapp.label}
      </OutsideButton>
      <FrameButton tone="quiet" to={paths.home()}>
        {copy.areaFailed.home}
      </FrameButton>
    </Message>
  );
};
