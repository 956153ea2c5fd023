import Cpu from 'lucide-react/icons/cpu';
import Factory from 'lucide-react/icons/factory';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Layers from 'lucide-react/icons/layers';
import Sprout from 'lucide-react/icons/sprout';
import Store from 'lucide-react/icons/store';
import TreePalm from 'lucide-react/icons/tree-palm';
import Zap from 'lucide-react/icons/zap';
import type { IconGlyph } from 'shared-lib/ui/icon';

const glyphs: Readonly<Record<string, IconGlyph>> = {
  store: Store,
  factory: Factory,
  cpu: Cpu,
  sprout: Sprout,
  palmtree: TreePalm,
  'heart-pulse': HeartPulse,
  'graduation-cap': GraduationCap,
  zap: Zap,
};

/** Icon of a sector by its icon name; a generic one for an unknown name. */
export const sectorGlyph = (name: string): IconGlyph => glyphs[name] ?? Layers;
