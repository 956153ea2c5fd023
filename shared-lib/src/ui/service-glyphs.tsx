import Building from 'lucide-react/icons/building';
import Calculator from 'lucide-react/icons/calculator';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartLine from 'lucide-react/icons/chart-line';
import ChartPie from 'lucide-react/icons/chart-pie';
import Factory from 'lucide-react/icons/factory';
import FileText from 'lucide-react/icons/file-text';
import Target from 'lucide-react/icons/target';
import TrendingUp from 'lucide-react/icons/trending-up';
import Users from 'lucide-react/icons/users';
import type { IconGlyph } from './icon.tsx';

/** Icons that a service may use, by the names in the specification (§3). */
export const serviceGlyphs = {
  FileText,
  Calculator,
  TrendingUp,
  Building,
  Users,
  PieChart: ChartPie,
  BarChart3: ChartColumn,
  Factory,
  LineChart: ChartLine,
  Target,
} as const satisfies Record<string, IconGlyph>;
