import { SCREEN_ONLY } from 'shared-lib/theme';
import styled from 'styled-components';
import { SaveButton } from './save-button.tsx';
import { ShareLinks } from './share-links.tsx';

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
