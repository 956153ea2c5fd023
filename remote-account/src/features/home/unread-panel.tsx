import { useQuery } from '@tanstack/react-query';
import { formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Panel } from 'shared-lib/ui/panel';
import { TextLink } from 'shared-lib/ui/text-link';
import { clientHomeCopy as labels, deskListCopy } from '../../copy/desk.ts';
import { deskQueries } from '../../desk/desk-queries.ts';
import { Count } from '../../desk/list-styles.ts';
import { MessageList } from '../../desk/message-list.tsx';
import { QueryBlock } from '../../desk/query-block.tsx';

/** The newest messages that the client has not read. */
export const UnreadPanel = () => {
  const query = useQuery(deskQueries.latestMessages('client'));
  const total = query.data?.meta.total ?? 0;
  return (
    <Panel
      title={
        <>
          {labels.unread}
          {total > 0 && <Count>{formatNumber(total)}</Count>}
        </>
      }
      tools={<TextLink to={paths.deskMessages()}>{deskListCopy.all}</TextLink>}
    >
      <QueryBlock query={query} rows={2} failed={deskListCopy.messagesFailed}>
        {({ data }) => (data.length === 0 ? <p>{deskListCopy.noUnread}</p> : <MessageList messages={data} />)}
      </QueryBlock>
    </Panel>
  );
};
