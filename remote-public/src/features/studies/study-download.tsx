import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { lazyContracts } from 'shared-lib/api';
import type { Study, StudyDownload as DownloadResponse, StudyDownloadInput } from 'shared-lib/contracts';
import { Form, FormFailure, Honeypot, SubmitButton, TextField, useContractForm } from 'shared-lib/form';
import { http, HttpError } from 'shared-lib/http';
import { useSession } from 'shared-lib/session';
import { color } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { startDownload } from 'shared-lib/patterns/start-download';

const Stack = styled.div`
  display: grid;
  gap: var(--s4);
  p {
    color: ${color.text2};
    font-size: 0.9375rem;
  }
`;

const { download } = studies;
const contract = lazyContracts(() => import('./study-download.contract.ts'));
const downloadResponse = contract('studyDownload');
const downloadInput = contract('studyDownloadInput');

interface Props {
  study: Pick<Study, 'id' | 'pages' | 'file_pages'>;
}

/** Requests a download URL and opens it. A URL is valid for one minute, so each click requests a new one. */
const useDownload = ({ study }: Props) =>
  useMutation({
    mutationFn: async (input: Partial<StudyDownloadInput>): Promise<DownloadResponse> => {
      const response = await http.post(`/public/studies/${study.id}/download`, input, downloadResponse);
      if (!response.success) throw new HttpError('server', { message: response.message });
      return response;
    },
    onSuccess: ({ data }) => {
      if (data) startDownload(data.url);
    },
  });

const ButtonLabel = ({ study }: Props) => (
  <>
    <Icon icon={Download} />
    {download.button(study.file_pages)}
  </>
);

/** What the file is, and how long the study itself. */
const FileText = ({ study }: Props) => (
  <p>
    <strong>{studies.fileOf(study.file_pages)}</strong>. {studies.originalOf(study.pages)}.
  </p>
);

const StartedNotice = ({ isShown }: { isShown: boolean }) =>
  isShown ? <Alert tone="success">{download.started}</Alert> : null;

/** For signed-in users: download with one click. */
const DirectDownload = (props: Props) => {
  const { mutate, isPending, isSuccess, error } = useDownload(props);
  return (
    <Stack>
      <FileText {...props} />
      <p>{download.text}</p>
      <Button block pending={isPending} pendingText={download.pending} onClick={() => mutate({})}>
        <ButtonLabel {...props} />
      </Button>
      {error && <Alert tone="danger">{error.message}</Alert>}
      <StartedNotice isShown={isSuccess} />
    </Stack>
  );
};

/** For visitors: requires an e-mail address. */
const EmailDownloadForm = (props: Props) => {
  const form = useContractForm(downloadInput);
  const { mutateAsync, isSuccess } = useDownload(props);
  const send = async (input: StudyDownloadInput) => {
    await mutateAsync(input);
    // Marks the input as saved but keeps it for the next click.
    form.reset(input);
  };
  return (
    <Form form={form} onSubmit={send} aria-label={download.title}>
      <Stack>
        <FileText {...props} />
        <p>{download.guestText}</p>
        <TextField name="email" type="email" label={download.email} autoComplete="email" required wide />
        <Honeypot />
        <FormFailure />
        <SubmitButton block pendingText={download.pending}>
          <ButtonLabel {...props} />
        </SubmitButton>
        <StartedNotice isShown={isSuccess} />
      </Stack>
    </Form>
  );
};

/** Download panel of a study's PDF. */
export const StudyDownload = (props: Props) => {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  return (
    <Panel title={download.title}>
      {isSignedIn ? <DirectDownload {...props} /> : <EmailDownloadForm {...props} />}
    </Panel>
  );
};
