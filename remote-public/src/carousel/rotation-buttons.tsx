import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { copy } from '../copy/ar.ts';
import { TOGGLE_MARK } from './use-attention.ts';
import type { Rotation } from './use-rotation.ts';

/** Stop or start, back, onwards: in this order for the keyboard, so that what stops the movement is met first. */
export const RotationButtons = ({ rotation }: { rotation: Rotation }) => {
  const { isStopped, isMoving, toggle, previous, next } = rotation;
  return (
    <>
      <IconButton label={isStopped ? copy.carousel.start : copy.carousel.stop} onClick={toggle} {...TOGGLE_MARK}>
        <Icon icon={isStopped ? Play : Pause} size={20} />
      </IconButton>
      <IconButton label={copy.carousel.previous} aria-disabled={isMoving} onClick={previous}>
        <Icon icon={ArrowRight} size={20} />
      </IconButton>
      <IconButton label={copy.carousel.next} aria-disabled={isMoving} onClick={next}>
        <Icon icon={ArrowLeft} size={20} />
      </IconButton>
    </>
  );
};
