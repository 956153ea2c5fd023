import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useRef, useState } from 'react';
import { FormStack, RowActions, SettingRow } from 'shared-lib/account';
import { deleteAccountInput, receipt, type DeleteAccountInput } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { failureMessageOr, Form, FormFailure, PasswordField, SubmitButton, useContractForm } from 'shared-lib/form';
import { http, HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { startDownload } from 'shared-lib/patterns/start-download';
import { useNavigate } from 'shared-lib/router';
import { session } from 'shared-lib/session';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { profileCopy } from '../../copy/profile.ts';

const labels = profileCopy.rights;

const Right = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3) var(--s6);
  div {
    flex: 1 1 16rem;
  }
  p {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
`;

const FILE_NAME = 'account.json';

/** Downloads all data of the account. The request needs the token, so the browser cannot follow a plain link. */
const downloadCopy = async (): Promise<void> => {
  const data = await http.get('/account/export', z.unknown());
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  startDownload(url, FILE_NAME);
  URL.revokeObjectURL(url);
};

const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useContractForm(deleteAccountInput);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isUnanswered = useRef(false);
  const remove = async (input: DeleteAccountInput): Promise<void> => {
    try {
      await http.delete('/account', receipt, { body: input });
    } catch (error) {
      // An earlier attempt without a response has deleted the account: its session is gone.
      const isGone = isUnanswered.current && error instanceof HttpError && error.kind === 'unauthorized';
      isUnanswered.current = error instanceof HttpError && error.status === undefined;
      if (!isGone) throw error;
    }
    form.reset({ password: '' });
    session.signOut();
    queryClient.clear();
    toast.success(labels.deleted);
    await navigate(paths.home());
  };
  return (
    <Dialog open onClose={onClose} title={labels.deleteTitle} tone="danger" alert>
      <Form form={form} onSubmit={remove} failureMessage={failureMessageOr(labels.deleteFailed)}>
        <FormStack>
          <p>
            {labels.deleteText} {labels.deleteWarning}
          </p>
          <FormFailure />
          <PasswordField<DeleteAccountInput>
            name="password"
            label={labels.password}
            autoComplete="current-password"
            required
          />
          <RowActions>
            <SubmitButton size="small" tone="danger" pendingText={labels.deleting}>
              {labels.deleteConfirm}
            </SubmitButton>
            <Button tone="quiet" size="small" onClick={onClose}>
              {verbs.cancel}
            </Button>
          </RowActions>
        </FormStack>
      </Form>
    </Dialog>
  );
};

/** A copy of all own data, and the deletion of the account. */
export const RightsRow = () => {
  const [isDeleting, setIsDeleting] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: downloadCopy,
    onError: (error) => toast.failure(labels.downloadFailed, error instanceof HttpError ? error.message : undefined),
  });
  return (
    <SettingRow title={labels.title} text={labels.text}>
      <Right>
        <div>
          <b>{labels.copy}</b>
          <p>{labels.copyText}</p>
        </div>
        <Button tone="quiet" size="small" pending={isPending} pendingText={labels.downloading} onClick={() => mutate()}>
          <Icon icon={Download} size={16} />
          {labels.download}
        </Button>
      </Right>
      <Right>
        <div>
          <b>{labels.delete}</b>
          <p>{labels.deleteText}</p>
        </div>
        <Button tone="dangerQuiet" size="small" onClick={() => setIsDeleting(true)}>
          {labels.delete}
        </Button>
      </Right>
      {isDeleting && <DeleteDialog onClose={() => setIsDeleting(false)} />}
    </SettingRow>
  );
};
