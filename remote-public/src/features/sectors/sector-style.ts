import Cpu from 'lucide-react/icons/cpu';
import Factory from 'lucide-react/icons/factory';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Layers from 'lucide-react/icons/layers';
import Sprout from 'lucide-react/icons/sprout';
import Store from 'lucide-react/icons/store';
import TreePalm from 'lucide-react/icons/tree-palm';
import Zap from 'lucide-react/icons/zap';
import type { Sector } from 'shared-lib/contracts';
import { color } from 'shared-lib/theme';
import type { IconGlyph } from 'shared-lib/ui/icon';
import { copy } from '../../copy/ar.ts';

const { namePart } = copy.sectors;

/** Icon and colour of each kind of sector, and the name of the icon in the API. «التجاري» and «القطاع التجاري» contain the same part. */
const styles: readonly { part: string; icon: string; glyph: IconGlyph; color: string }[] = [
  { part: namePart.commercial, icon: 'store', glyph: Store, color: color.nile600 },
  { part: namePart.industrial, icon: 'factory', glyph: Factory, color: color.clay600 },
  { part: namePart.technology, icon: 'cpu', glyph: Cpu, color: color.info },
  { part: namePart.agricultural, icon: 'sprout', glyph: Sprout, color: color.success },
  { part: namePart.tourism, icon: 'palmtree', glyph: TreePalm, color: color.brass700 },
  { part: namePart.healthcare, icon: 'heart-pulse', glyph: HeartPulse, color: color.danger },
  { part: namePart.education, icon: 'graduation-cap', glyph: GraduationCap, color: color.ink700 },
  { part: namePart.energy, icon: 'zap', glyph: Zap, color: color.warning },
];
const glyphs = new Map(styles.map(({ icon, glyph }) => [icon, glyph]));

const styleByName = (name: string) => styles.find(({ part }) => name.includes(part));

/** The icon that the administration chose; without a known one, the icon that belongs to the Arabic name (specification §2). */
export const sectorGlyph = ({ icon, name_ar }: Pick<Sector, 'icon' | 'name_ar'>): IconGlyph =>
  glyphs.get(icon) ?? styleByName(name_ar)?.glyph ?? Layers;

/** The colour that the administration chose; without a valid one, the colour that belongs to the Arabic name (specification §2). */
export const sectorColor = (sector: Pick<Sector, 'color' | 'name_ar'>): string =>
  /^#[\da-f]{6}$/i.test(sector.color) ? sector.color : (styleByName(sector.name_ar)?.color ?? color.nile600);
