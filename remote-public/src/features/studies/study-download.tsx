import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import {
  studyDownload,
  studyDownloadInput,
  type StudyDownload as Answer,
  type StudyDownloadInput,
} from 'shared-lib/contracts';
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
import { startDownload } from './start-download.ts';

const Parts = styled.div`
  display: grid;
  gap: 1rem;
  p {
    color: ${color.text2};
    font-size: 0.9375rem;
  }
`;

const { download } = studies;

interface Props {
  studyId: number;
}

/** Asks for a link to the file and follows it; a link lives for a minute, so each click asks anew. */
const useDownload = ({ studyId }: Props) =>
  useMutation({
    mutationFn: async (input: Partial<StudyDownloadInput>): Promise<Answer> => {
      const answer = await http.post(`/public/studies/${studyId}/download`, input, studyDownload);
      if (!answer.success) throw new HttpError('server', { message: answer.message });
      return answer;
    },
    onSuccess: ({ data }) => {
      if (data) startDownload(data.url);
    },
  });

const Label = () => (
  <>
    <Icon icon={Download} />
    {download.button}
  </>
);

const Started = ({ isShown }: { isShown: boolean }) =>
  isShown ? <Alert tone="success">{download.started}</Alert> : null;

/** Whoever is signed in has the file with one click. */
const Direct = (props: Props) => {
  const { mutate, isPending, isSuccess, error } = useDownload(props);
  return (
    <Parts>
      <p>{download.text}</p>
      <Button block pending={isPending} pendingText={download.pending} onClick={() => mutate({})}>
        <Label />
      </Button>
      {error && <Alert tone="danger">{error.message}</Alert>}
      <Started isShown={isSuccess} />
    </Parts>
  );
};

/** A visitor leaves an address first. */
const AfterEmail = (props: Props) => {
  const form = useContractForm(studyDownloadInput);
  const { mutateAsync, isSuccess } = useDownload(props);
  const send = async (input: StudyDownloadInput) => {
    await mutateAsync(input);
    // It is no longer unsaved, and still there for the next click.
    form.reset(input);
  };
  return (
    <Form form={form} onSubmit={send} aria-label={download.title}>
      <Parts>
        <p>{download.guestText}</p>
        <TextField name="email" type="email" label={download.email} autoComplete="email" required wide />
        <Honeypot />
        <FormFailure />
        <SubmitButton block pendingText={download.pending}>
          <Label />
        </SubmitButton>
        <Started isShown={isSuccess} />
      </Parts>
    </Form>
  );
};

/** The way to a study's PDF. */
export const StudyDownload = (props: Props) => {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  return <Panel title={download.title}>{isSignedIn ? <Direct {...props} /> : <AfterEmail {...props} />}</Panel>;
};
