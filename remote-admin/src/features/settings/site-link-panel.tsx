import ExternalLink from 'lucide-react/icons/external-link';
import { color } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { settingsCopy } from '../../copy/settings.ts';

const Text = styled.p`
  margin-block-end: var(--s4);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;

/** Opens the page of the site that shows the group. */
export const SiteLinkPanel = ({ to }: { to: string }) => (
  <Panel title={settingsCopy.preview}>
    <Text>{settingsCopy.siteText}</Text>
    <ButtonLink tone="quiet" size="small" to={to} target="_blank">
      <Icon icon={ExternalLink} size={16} mirrored />
      {settingsCopy.onSite}
    </ButtonLink>
  </Panel>
);
