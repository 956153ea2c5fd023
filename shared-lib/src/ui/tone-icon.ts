import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { IconGlyph } from './icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** The picture of each tone, so that a notice is not told by its colour alone. */
export const toneIcons: Record<NoticeTone, IconGlyph> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};
