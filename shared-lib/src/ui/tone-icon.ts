import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { IconGlyph } from './icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** Icon of each tone, so that colour is not the only signal. */
export const toneIcons: Record<NoticeTone, IconGlyph> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};
