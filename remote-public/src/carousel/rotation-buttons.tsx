import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { copy } from '../copy/ar.ts';
import { TOGGLE_ATTRIBUTE } from './use-pause.ts';
import type { Rotation } from './use-rotation.ts';

/** Stop/start, previous, next. The stop button comes first in tab order, so keyboard users can stop the motion at once. */
export const RotationButtons = ({ rotation }: { rotation: Rotation }) => {
  const { isStopped, isTransitioning, toggle, previous, next } = rotation;
  return (
    <>
      <IconButton label={isStopped ? copy.carousel.start : copy.carousel.stop} onClick={toggle} {...TOGGLE_ATTRIBUTE}>
        <Icon icon={isStopped ? Play : Pause} size={20} />
      </IconButton>
      <IconButton label={copy.carousel.previous} aria-disabled={isTransitioning} onClick={previous}>
        <Icon icon={ArrowRight} size={20} />
      </IconButton>
      <IconButton label={copy.carousel.next} aria-disabled={isTransitioning} onClick={next}>
        <Icon icon={ArrowLeft} size={20} />
      </IconButton>
    </>
  );
};
