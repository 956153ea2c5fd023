import { useSyncExternalStore } from 'react';
import { printedCopy as labels } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import { color, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { Ltr } from './bdi.tsx';

const Source = styled.footer`
  display: none;
  ${media.print} {
    display: block;
    margin-block-start: var(--s8);
    padding-block-start: var(--s3);
    border-block-start: 1px solid ${color.line};
    font-size: var(--fs-sm);
  }
`;

const neverChanges = () => () => undefined;
/** Only the browser knows the origin in use and the day of printing. */
const useInBrowser = (read: () => string) => useSyncExternalStore(neverChanges, read, () => '');

interface Props {
  /** Path of the page. */
  path: string;
  /** ISO time of publication; missing for a page that is not published. */
  published?: string | null;
}

/** Where and when a printed page comes from; on paper only. */
export const PrintSource = ({ path, published }: Props) => {
  const origin = useInBrowser(() => window.location.origin);
  const today = useInBrowser(() => formatDate(new Date().toISOString()));
  return (
    <Source>
      <p>
        {labels.source}: <Ltr>{decodeURI(origin + path)}</Ltr>
      </p>
      {published && <p>{labels.published(formatDate(published))}</p>}
      {today && <p>{labels.today(today)}</p>}
    </Source>
  );
};
