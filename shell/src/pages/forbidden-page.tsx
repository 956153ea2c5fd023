import { paths } from 'shared-lib/paths';
import { copy } from '../copy/ar.ts';
import { useStandInFrame } from '../frame/frame.tsx';
import { FrameButton } from '../navigation/frame-button.tsx';
import { Message } from './message.tsx';

/** Signed in, but not as one who may see this area. */
export const ForbiddenPage = () => {
  useStandInFrame();
  return (
    <Message title={copy.forbidden.title} text={copy.forbidden.text}>
      <FrameButton tone="primary" to={paths.dashboard()}>{copy.forbidden.dashboard}</FrameButton>
    </Message>
  );
};
