import { cannedReply } from 'shared-lib/contracts';
import { ListPage } from 'shared-lib/list';
import { useParams } from 'shared-lib/router';
import { repliesList } from '../features/replies/replies-list.tsx';
import { ReplyEditor } from '../features/replies/reply-editor.tsx';
import { LoadedRow } from '../resource/loaded-row.tsx';

const Form = () => {
  const { id } = useParams();
  if (id === undefined) return <ReplyEditor row={undefined} />;
  return (
    <LoadedRow key={id} resource="canned-replies" contract={cannedReply} id={Number(id)}>
      {(row, earlier) => <ReplyEditor row={row} earlier={earlier} />}
    </LoadedRow>
  );
};

/** The replies that staff reuse: list (`/admin/canned-replies`) and form. */
export const pages = { List: () => <ListPage list={repliesList} />, Form };
