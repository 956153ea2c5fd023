import type { ChecklistItem, RequestFile } from 'shared-lib/contracts';
import { checklistDocuments, requestPanels } from 'shared-lib/copy';
import { countOf, formatNumber } from 'shared-lib/format';
import { toast } from 'shared-lib/toast';
import { Panel } from 'shared-lib/ui/panel';
import { Stack } from 'shared-lib/ui/stack';
import { ChecklistItems, ChecklistRow, isOwed } from './checklist-item.tsx';
import { FileDrop } from './file-drop.tsx';
import type { LinkOf } from './file-preview.tsx';
import { anchors } from './request-title.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads, type SendFile } from './uploads.ts';

const { checklist: labels } = requestPanels;

/** Sends files for one document. */
const DocumentUpload = ({ item, send }: { item: ChecklistItem; send: SendFile }) => {
  const { uploads, add, retry, cancel } = useUploads({
    send,
    onStored: () => toast.success(checklistDocuments.sent(item.title)),
  });
  return (
    <Stack $gap="3" data-screen-only role="group" aria-label={checklistDocuments.sendFor(item.title)}>
      <UploadList uploads={uploads} retry={retry} cancel={cancel} />
      <FileDrop
        onFiles={add}
        title={isOwed(item) && item.state !== 'refused' ? checklistDocuments.send : checklistDocuments.sendAgain}
        hints={[requestPanels.upload.types]}
      />
    </Stack>
  );
};

interface Props {
  items: readonly ChecklistItem[];
  files: readonly RequestFile[];
  linkOf: LinkOf;
  /** Missing when the request accepts no files any more. */
  sendFor?: ((itemId: number) => SendFile) | undefined;
}

/** The documents that the company needs from the client, with an upload for each that is not accepted yet. */
export const ChecklistPanel = ({ items, files, linkOf, sendFor }: Props) => {
  const owed = items.filter(isOwed).length;
  const accepted = items.filter(({ state }) => state === 'accepted').length;
  return (
    <Panel id={anchors.checklist} title={labels.title}>
      <p>
        {owed > 0
          ? checklistDocuments.waiting(countOf(owed, checklistDocuments.documents))
          : labels.progress(formatNumber(accepted), formatNumber(items.length))}
      </p>
      <ChecklistItems>
        {items.map((item) => (
          <ChecklistRow key={item.id} item={item} files={files} linkOf={linkOf}>
            {sendFor && item.state !== 'accepted' && <DocumentUpload item={item} send={sendFor(item.id)} />}
          </ChecklistRow>
        ))}
      </ChecklistItems>
    </Panel>
  );
};
