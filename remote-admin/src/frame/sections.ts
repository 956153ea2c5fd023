import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Users from 'lucide-react/icons/users';
import { paths } from 'shared-lib/paths';
import type { IconGlyph } from 'shared-lib/ui/icon';
import { copy } from '../copy/ar.ts';

export interface SectionLink {
  to: string;
  label: string;
  icon: IconGlyph;
  /** Only this very address is the section; otherwise everything below it is, too. */
  exact?: boolean;
}

export interface SectionGroup {
  /** The first group has none. */
  title?: string;
  links: readonly SectionLink[];
}

/** The administration's menu. A new section is one more line. */
export const sections: readonly SectionGroup[] = [
  { links: [{ to: paths.admin.home(), label: copy.sections.home, icon: LayoutDashboard, exact: true }] },
  { title: copy.sections.system, links: [{ to: paths.admin.list('users'), label: copy.sections.users, icon: Users }] },
];
