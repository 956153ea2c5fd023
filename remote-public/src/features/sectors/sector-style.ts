import Cpu from 'lucide-react/icons/cpu';
import Factory from 'lucide-react/icons/factory';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Layers from 'lucide-react/icons/layers';
import Sprout from 'lucide-react/icons/sprout';
import Store from 'lucide-react/icons/store';
import TreePalm from 'lucide-react/icons/tree-palm';
import Zap from 'lucide-react/icons/zap';
import { color } from 'shared-lib/theme';
import type { IconGlyph } from 'shared-lib/ui/icon';
import { sectors } from '../../copy/sectors.ts';

export interface SectorStyle {
  icon: IconGlyph;
  foreground: string;
  background: string;
}

const nameParts = sectors.namePart;

/** Part of the Arabic name → style. «التجاري» and «القطاع التجاري» match the same part. */
const styles: readonly (SectorStyle & { namePart: string })[] = [
  { namePart: nameParts.commercial, icon: Store, foreground: color.nile600, background: color.nile50 },
  { namePart: nameParts.industrial, icon: Factory, foreground: color.clay600, background: color.clay100 },
  { namePart: nameParts.technology, icon: Cpu, foreground: color.info, background: color.infoBg },
  { namePart: nameParts.agricultural, icon: Sprout, foreground: color.success, background: color.successBg },
  { namePart: nameParts.tourism, icon: TreePalm, foreground: color.brass700, background: color.brass100 },
  { namePart: nameParts.healthcare, icon: HeartPulse, foreground: color.danger, background: color.dangerBg },
  {
    namePart: nameParts.education,
    icon: GraduationCap,
    foreground: color.ink700,
    background: color.nile100,
  },
  { namePart: nameParts.energy, icon: Zap, foreground: color.warning, background: color.warningBg },
];
const defaultStyle: SectorStyle = { icon: Layers, foreground: color.nile600, background: color.nile50 };

/** Icon and colors of a sector, chosen by its Arabic name (specification §2). */
export const sectorStyle = (name: string): SectorStyle =>
  styles.find(({ namePart }) => name.includes(namePart)) ?? defaultStyle;
