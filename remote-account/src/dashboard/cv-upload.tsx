import { useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { CvFile, OwnConsultantProfile } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { http, HttpError } from 'shared-lib/http';
import { sendFile } from 'shared-lib/patterns/send-file';
import { CvFileRow, FileDrop, UploadList, useAction, useUploads, type SendFile } from 'shared-lib/request';
import { toast } from 'shared-lib/toast';
import { Button, IconButton } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { Stack } from 'shared-lib/ui/stack';
import { profileCopy } from '../copy/profile.ts';
import { PROFILE_PATH, profileQuery, profileResponse } from './consultant-profile-query.ts';

const labels = profileCopy.consultant.file;
const PATH = `${PROFILE_PATH}/file`;

const RemoveButton = ({ file, onRemoved }: { file: CvFile; onRemoved: (profile: OwnConsultantProfile) => void }) => {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isRunning } = useAction();
  const remove = () =>
    run('remove', async () => onRemoved((await http.delete(PATH, profileResponse)).data), {
      done: labels.removed,
      failed: labels.removeFailed,
    });
  return (
    <>
      <IconButton label={labels.remove(file.name)} onClick={() => setIsAsking(true)}>
        <Icon icon={X} size={20} />
      </IconButton>
      {isAsking && (
        <Dialog
          open
          alert
          tone="danger"
          onClose={() => setIsAsking(false)}
          title={labels.removeTitle}
          actions={
            <>
              <Button size="small" tone="danger" pending={isRunning('remove')} onClick={remove}>
                {labels.removeConfirm}
              </Button>
              <Button size="small" tone="quiet" onClick={() => setIsAsking(false)}>
                {verbs.cancel}
              </Button>
            </>
          }
        >
          <p>{labels.removeText}</p>
        </Dialog>
      )}
    </>
  );
};

/** The curriculum vitae as a file, beside the written one: sending, downloading and removing it. */
export const CvUpload = ({ file }: { file: CvFile | null }) => {
  const queryClient = useQueryClient();
  const show = (profile: OwnConsultantProfile) => queryClient.setQueryData(profileQuery().queryKey, profile);
  const send: SendFile<CvFile> = async (chosen, { key, ...options }) => {
    const { data } = await sendFile(chosen, { url: PATH, contract: profileResponse, key }, options);
    if (!data.file) throw new HttpError('contract');
    show(data);
    return data.file;
  };
  const { uploads, add, retry, cancel } = useUploads({ send, onStored: () => toast.success(labels.stored) });
  return (
    <Stack as="section" $gap="2h" aria-label={labels.title}>
      <h3>{labels.title}</h3>
      {file && <CvFileRow file={file} path={PATH} actions={<RemoveButton file={file} onRemoved={show} />} />}
      <FileDrop
        isSingle
        accept=".pdf,.docx"
        title={file ? labels.replace : labels.choose}
        hints={[labels.types, ...(file ? [labels.replaceHint] : [])]}
        onFiles={([chosen]) => chosen && add([chosen])}
      />
      <UploadList uploads={uploads} retry={retry} cancel={cancel} />
    </Stack>
  );
};
