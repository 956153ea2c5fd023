import BadgeDollarSign from 'lucide-react/icons/badge-dollar-sign';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartLine from 'lucide-react/icons/chart-line';
import Clock from 'lucide-react/icons/clock';
import Home from 'lucide-react/icons/house';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import Scale from 'lucide-react/icons/scale';
import Search from 'lucide-react/icons/search';
import UsersRound from 'lucide-react/icons/users-round';
import { settingGroups, type SettingGroup } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { NavLink } from 'shared-lib/router';
import { color, hiddenLine, media, weight } from 'shared-lib/theme';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import { ScrollRow } from 'shared-lib/ui/scroll-row';
import { recordDrafts } from 'shared-lib/unsaved';
import styled from 'styled-components';
import { emailsCopy } from '../../copy/emails.ts';
import { settingGroupNames, settingsCopy } from '../../copy/settings.ts';

const icons: Record<SettingGroup, IconGlyph> = {
  stats: ChartColumn,
  homepage: Home,
  about: UsersRound,
  contact: Phone,
  legal: Scale,
  analytics: ChartLine,
  seo: Search,
  service_levels: Clock,
  rates: BadgeDollarSign,
};

const Nav = styled(ScrollRow)`
  ul {
    display: grid;
    gap: var(--s0h);
  }
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1) var(--s3);
    min-block-size: 2.75rem;
    padding: var(--s1) var(--s3h);
    border-inline-start: 3px solid transparent;
    ${hiddenLine}
    color: ${color.text2};
    font-size: 0.9375rem;
  }
  a:hover {
    color: ${color.ink900};
  }
  [aria-current] {
    border-color: ${color.brass500};
    background: ${color.white};
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  small {
    flex-basis: 100%;
    padding-inline-start: 1.875rem;
    color: ${color.warning};
    font-size: var(--fs-xs);
  }
  ${media.stacked} {
    ul {
      display: flex;
      inline-size: max-content;
    }
    a {
      border-inline-start: 0;
      border-block-end: 3px solid transparent;
    }
    small {
      padding: 0;
    }
  }
`;

/** All groups, with a mark on those that have a stored draft, and the emails that show their values. */
export const GroupList = () => (
  <Nav label={settingsCopy.groups}>
    <ul>
      {settingGroups.map((group) => (
        <li key={group}>
          <NavLink to={paths.admin.settings(group)}>
            <Icon icon={icons[group]} />
            {settingGroupNames[group]}
            {recordDrafts.read(`settings:${group}`) && <small>{settingsCopy.draft}</small>}
          </NavLink>
        </li>
      ))}
      <li>
        <NavLink to={paths.admin.settings('emails')}>
          <Icon icon={Mail} />
          {emailsCopy.title}
        </NavLink>
      </li>
    </ul>
  </Nav>
);
