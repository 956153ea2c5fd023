import FileText from 'lucide-react/icons/file-text';
import HomeIcon from 'lucide-react/icons/house';
import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type { IconGlyph } from 'shared-lib/ui/icon';
import { deskCopy as labels } from '../copy/requests.ts';

export interface DeskLink {
  to: string;
  label: string;
  icon: IconGlyph;
  /** Marks the link as current only on this exact path, not on the paths below it. */
  exact?: boolean;
}

const home: DeskLink = { to: paths.dashboard(), label: labels.home, icon: HomeIcon, exact: true };
const requests: DeskLink = { to: paths.requests(), label: labels.requests, icon: FileText };

/** The menu of each role. Add a line here for a new page. */
export const deskLinks: Record<User['role'], readonly DeskLink[]> = {
  client: [home, requests],
  consultant: [home],
  admin: [home],
  other: [home],
};
