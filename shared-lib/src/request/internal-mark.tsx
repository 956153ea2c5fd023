import Lock from 'lucide-react/icons/lock';
import { requestPanels as labels } from 'shared-lib/copy';
import { color, weight } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s1h);
  color: ${color.brass700};
  font-size: var(--fs-xs);
  font-weight: ${weight.medium};
`;

/** Marks what only staff can see. */
export const InternalMark = ({ label = labels.internal }: { label?: string }) => (
  <Mark>
    <Icon icon={Lock} size={16} />
    {label}
  </Mark>
);
