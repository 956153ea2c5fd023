import Bookmark from 'lucide-react/icons/bookmark';
import { useSaved } from 'shared-lib/saved';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { sharing } from '../copy/sharing.ts';

const Toggle = styled(Button)`
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

/** Saves an article or a study for later, or removes it again. */
export const SaveButton = ({ kind, id }: { kind: 'study' | 'article'; id: number }) => {
  const { isSaved, isPending, toggle } = useSaved({ kind, id });
  return (
    <Toggle tone="quiet" size="small" aria-pressed={isSaved} aria-busy={isPending} onClick={toggle}>
      <Icon icon={Bookmark} size={16} />
      {isSaved ? sharing.saved : sharing.save}
    </Toggle>
  );
};
