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

export interface SectorLook {
  icon: IconGlyph;
  ink: string;
  ground: string;
}

const words = sectors.wordOf;

/** A part of the Arabic name → how the sector looks («التجاري» and «القطاع التجاري» look the same). */
const looks: readonly (SectorLook & { word: string })[] = [
  { word: words.commercial, icon: Store, ink: color.nile600, ground: color.nile50 },
  { word: words.industrial, icon: Factory, ink: color.clay600, ground: color.clay100 },
  { word: words.technology, icon: Cpu, ink: color.info, ground: color.infoBg },
  { word: words.agricultural, icon: Sprout, ink: color.success, ground: color.successBg },
  { word: words.tourism, icon: TreePalm, ink: color.brass700, ground: color.brass100 },
  { word: words.healthcare, icon: HeartPulse, ink: color.danger, ground: color.dangerBg },
  { word: words.education, icon: GraduationCap, ink: color.ink700, ground: color.nile100 },
  { word: words.energy, icon: Zap, ink: color.warning, ground: color.warningBg },
];
const general: SectorLook = { icon: Layers, ink: color.nile600, ground: color.nile50 };

/** Icon and colours of a sector, chosen by its Arabic name (specification §2). */
export const sectorLook = (name: string): SectorLook => looks.find(({ word }) => name.includes(word)) ?? general;
