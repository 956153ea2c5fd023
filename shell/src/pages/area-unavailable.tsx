import { company, verbs } from 'shared-lib/copy';
import { whatsappHref } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Button } from 'shared-lib/ui/button';
import { copy } from '../copy/ar.ts';
import { useStandInFrame } from '../frame/frame.tsx';
import { FrameButton, OutsideButton } from '../navigation/frame-button.tsx';
import { Message } from './message.tsx';

interface AreaUnavailableProps {
  onRetry: () => void;
  isRetrying: boolean;
}

/** A calm card in place of an area that cannot be loaded; everything around it goes on working. */
export const AreaUnavailable = ({ onRetry, isRetrying }: AreaUnavailableProps) => {
  useStandInFrame();
  return (
    <Message role="alert" title={copy.areaFailed.title} text={copy.areaFailed.text}>
      <Button onClick={onRetry} pending={isRetrying}>
        {verbs.retry}
      </Button>
      <OutsideButton tone="outline" href={whatsappHref(company.whatsapp, copy.whatsapp.draft)}>
        {copy.whatsapp.label}
      </OutsideButton>
      <FrameButton tone="quiet" to={paths.home()}>
        {copy.areaFailed.home}
      </FrameButton>
    </Message>
  );
};
