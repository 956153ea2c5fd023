import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Calculator from 'lucide-react/icons/calculator';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Folder from 'lucide-react/icons/folder';
import HomeIcon from 'lucide-react/icons/house';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquare from 'lucide-react/icons/message-square';
import UserIcon from 'lucide-react/icons/user';
import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type { IconGlyph } from 'shared-lib/ui/icon';
import { appointmentHeads, dashboardCopy as labels } from '../copy/requests.ts';
import type { DashboardCounts } from './use-dashboard-counts.ts';

export interface DashboardLink {
  to: string;
  label: string;
  icon: IconGlyph;
  /** Number beside the label. */
  count?: keyof DashboardCounts;
  /** Marks the link as current only on this exact path, not on the paths below it. */
  exact?: boolean;
}

const home: DashboardLink = { to: paths.dashboard(), label: labels.home, icon: HomeIcon, exact: true };
const requests: DashboardLink = { to: paths.requests(), label: labels.requests, icon: FileText, count: 'requests' };
const messages: DashboardLink = {
  to: paths.dashboardMessages(),
  label: labels.messages,
  icon: MessageSquare,
  count: 'messages',
};
const notifications: DashboardLink = {
  to: paths.notifications(),
  label: labels.notifications,
  icon: Bell,
  count: 'notifications',
};
const profile: DashboardLink = { to: paths.profile(), label: labels.profile, icon: UserIcon };
const calculations: DashboardLink = { to: paths.calculations(), label: labels.calculations, icon: Calculator };
const hours: DashboardLink = { to: paths.bookingHours(), label: appointmentHeads.hours.title, icon: CalendarClock };
const assigned: DashboardLink = { ...requests, label: labels.assigned };
const queue: DashboardLink = { ...home, label: labels.queue, icon: ListChecks };

const menus: Record<User['role'], readonly DashboardLink[]> = {
  client: [
    home,
    requests,
    messages,
    { to: paths.dashboardFiles(), label: labels.files, icon: Folder },
    { to: paths.saved(), label: labels.saved, icon: Bookmark },
    calculations,
    { to: paths.downloads(), label: labels.downloads, icon: Download },
    notifications,
    profile,
  ],
  consultant: [queue, assigned, messages, hours, calculations, notifications, profile],
  admin: [home],
  other: [home],
};

/** The menu of a user. A consultant who waits for approval has no requests yet. */
export const dashboardLinks = ({ role, status }: Pick<User, 'role' | 'status'>): readonly DashboardLink[] =>
  role === 'consultant' && status !== 'active' ? [home, notifications, profile] : menus[role];

/** Labels that fit into the bar on phones. */
const shortLabels: ReadonlyMap<DashboardLink, string> = new Map([
  [profile, labels.account],
  [assigned, labels.assignedShort],
]);

/** The links of the bar on phones: at most four, beside the new request. The rest is in the menu of the profile. */
export const quickLinks = ({ role, status }: Pick<User, 'role' | 'status'>): readonly DashboardLink[] => {
  if (role === 'client') return [home, requests, messages, { ...profile, label: labels.account }];
  return dashboardLinks({ role, status })
    .filter((link) => link !== calculations && link !== hours)
    .map((link) => ({ ...link, label: shortLabels.get(link) ?? link.label }));
};
