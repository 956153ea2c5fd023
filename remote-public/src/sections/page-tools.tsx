import { SCREEN_ONLY } from 'shared-lib/theme';
import styled from 'styled-components';
import Bookmark from 'lucide-react/icons/bookmark';
import { useSaved } from 'shared-lib/saved';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { ShareLinks } from './share-links.tsx';
import { sharing } from '../copy/sharing.ts';

const Toggle = styled(Button)`
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

/** Saves an article or a study for later, or removes it again. */
const SaveButton = ({ kind, id }: { kind: 'study' | 'article'; id: number }) => {
  const { isSaved, isPending, toggle } = useSaved({ kind, id });
  return (
    <Toggle tone="quiet" size="small" aria-pressed={isSaved} aria-busy={isPending} onClick={toggle}>
      <Icon icon={Bookmark} size={16} />
      {isSaved ? sharing.saved : sharing.save}
    </Toggle>
  );
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s6);
  margin-block-start: var(--s6);
`;

interface Props {
  kind: 'study' | 'article';
  id: number;
  title: string;
  /** Path of the page. */
  path: string;
}

/** Saving and sharing of an article or a study. */
export const PageTools = ({ kind, id, title, path }: Props) => (
  <Row {...SCREEN_ONLY}>
    <SaveButton kind={kind} id={id} />
    <ShareLinks title={title} path={path} />
  </Row>
);
