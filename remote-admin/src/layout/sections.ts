import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ContactRound from 'lucide-react/icons/contact-round';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import Inbox from 'lucide-react/icons/inbox';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import MessagesSquare from 'lucide-react/icons/messages-square';
import PackageCheck from 'lucide-react/icons/package-check';
import Settings from 'lucide-react/icons/settings';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import Newspaper from 'lucide-react/icons/newspaper';
import Users from 'lucide-react/icons/users';
import { paths } from 'shared-lib/paths';
import type { IconGlyph } from 'shared-lib/ui/icon';
import { copy } from '../copy/ar.ts';
import { audit } from '../copy/audit.ts';
import { calendarCopy } from '../copy/calendar.ts';
import { clientsCopy } from '../copy/clients.ts';
import { inbox } from '../copy/inbox.ts';
import { repliesCopy } from '../copy/replies.ts';
import { settingsCopy } from '../copy/settings.ts';

export interface SectionLink {
  to: string;
  label: string;
  icon: IconGlyph;
  /** Marks the link as current only on this exact path, not on the paths below it. */
  exact?: boolean;
  /** Number beside the label. */
  count?: SectionCount;
}

/** What a number in the menu counts. Only that of the inbox asks for attention. */
export type SectionCount =
  | 'inbox'
  | 'contacts'
  | 'consultations'
  | 'feasibility-requests'
  | 'users'
  | 'articles'
  | 'studies';

export interface SectionGroup {
  /** Absent for the first group. */
  title?: string;
  links: readonly SectionLink[];
}

/** The menu of the administration. Add a line here for a new section. */
export const sections: readonly SectionGroup[] = [
  { links: [{ to: paths.admin.home(), label: copy.sections.home, icon: LayoutDashboard, exact: true }] },
  {
    title: copy.sections.requests,
    links: [
      { to: paths.admin.inbox(), label: inbox.title, icon: Inbox, count: 'inbox' },
      {
        to: paths.admin.list('feasibility-requests'),
        label: inbox.lists['feasibility-requests'].title,
        icon: FileText,
        count: 'feasibility-requests',
      },
      {
        to: paths.admin.list('consultations'),
        label: inbox.lists.consultations.title,
        icon: MessagesSquare,
        count: 'consultations',
      },
      { to: paths.admin.list('contacts'), label: inbox.lists.contacts.title, icon: Mail, count: 'contacts' },
      { to: paths.admin.calendar(), label: calendarCopy.title, icon: CalendarDays },
      { to: paths.admin.clients(), label: clientsCopy.title, icon: ContactRound },
    ],
  },
  {
    title: copy.sections.content,
    links: [
      { to: paths.admin.list('articles'), label: copy.sections.articles, icon: Newspaper, count: 'articles' },
      { to: paths.admin.list('studies'), label: copy.sections.studies, icon: BookOpen, count: 'studies' },
      { to: paths.admin.list('services'), label: copy.sections.services, icon: BriefcaseBusiness },
      { to: paths.admin.list('sectors'), label: copy.sections.sectors, icon: Layers },
      { to: paths.admin.list('sliders'), label: copy.sections.sliders, icon: GalleryHorizontalEnd },
    ],
  },
  {
    title: copy.sections.system,
    links: [
      { to: paths.admin.list('users'), label: copy.sections.users, icon: Users, count: 'users' },
      { to: paths.admin.list('canned-replies'), label: repliesCopy.title, icon: MessageSquareText },
      { to: paths.admin.audit(), label: audit.title, icon: History },
      { to: paths.admin.releases(), label: copy.sections.releases, icon: PackageCheck },
      { to: paths.admin.settings(), label: settingsCopy.title, icon: Settings },
    ],
  },
];

/**
 * Keys that open a page after G, by the position of the key: `KeyboardEvent.code` → path. The letters are those of the English names of
 * the paths, which do not depend on the language of the keyboard.
 */
export const goToKeys: Readonly<Record<string, string>> = {
  KeyH: paths.admin.home(),
  KeyI: paths.admin.inbox(),
  KeyR: paths.admin.list('feasibility-requests'),
  KeyC: paths.admin.list('consultations'),
  KeyM: paths.admin.list('contacts'),
  KeyK: paths.admin.clients(),
  KeyA: paths.admin.list('articles'),
  KeyD: paths.admin.list('studies'),
  KeyS: paths.admin.list('services'),
  KeyE: paths.admin.list('sectors'),
  KeyL: paths.admin.list('sliders'),
  KeyU: paths.admin.list('users'),
  KeyP: paths.admin.list('canned-replies'),
  KeyO: paths.admin.audit(),
  KeyT: paths.admin.settings(),
  KeyN: paths.admin.newRequest(),
};
