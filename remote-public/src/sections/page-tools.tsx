import { SCREEN_ONLY, media } from 'shared-lib/theme';
import styled from 'styled-components';
import Bookmark from 'lucide-react/icons/bookmark';
import { useSaved } from 'shared-lib/saved';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { printedCopy as labels } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import { ShareLinks } from './share-links.tsx';
import { sharing } from '../copy/sharing.ts';

const Line = styled.p`
  display: none;
  ${media.print} {
    display: block;
    margin-block-start: var(--s6);
    font-size: var(--fs-sm);
  }
`;

/** The day when the content of a printed page was published; nothing for content that is not published. */
export const PrintedPublication = ({ at }: { at: string | null }) =>
  at && <Line>{labels.published(formatDate(at))}</Line>;

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
