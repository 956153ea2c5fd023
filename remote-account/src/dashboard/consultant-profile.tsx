import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormStack, RowActions } from 'shared-lib/account';
import { consultantProfileInput, type ConsultantProfileInput, type OwnConsultantProfile } from 'shared-lib/contracts';
import {
  failureMessageOr,
  Form,
  FormDraft,
  FormFailure,
  LeaveGuard,
  SubmitButton,
  TextAreaField,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { formatDateTime } from 'shared-lib/format';
import { http } from 'shared-lib/http';
import { FailedRows } from 'shared-lib/list';
import { toast } from 'shared-lib/toast';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { drafts } from 'shared-lib/unsaved';
import { Stack } from 'shared-lib/ui/stack';
import { CvUpload } from './cv-upload.tsx';
import { PROFILE_PATH, profileQuery, profileResponse } from './consultant-profile-query.ts';
import { Meta } from './list-styles.ts';
import { profileCopy } from '../copy/profile.ts';

const labels = profileCopy.consultant;
const DRAFT = 'consultant-profile';

const ProfileForm = ({ profile }: { profile: OwnConsultantProfile }) => {
  const queryClient = useQueryClient();
  const { specialty, cv, link, written_at } = profile;
  const form = useContractForm(consultantProfileInput, { defaults: { specialty, cv, link } });
  const save = async (input: ConsultantProfileInput): Promise<void> => {
    const { data } = await http.put(PROFILE_PATH, input, profileResponse);
    queryClient.setQueryData(profileQuery().queryKey, data);
    form.reset({ specialty: data.specialty, cv: data.cv, link: data.link });
    drafts.write(DRAFT, {});
    toast.success(labels.saved);
  };
  return (
    <Stack $gap="6">
      <Form form={form} onSubmit={save} failureMessage={failureMessageOr(labels.failed)} aria-label={labels.title}>
        <FormDraft name={DRAFT} />
        <FormStack>
          <FormFailure />
          <TextField<ConsultantProfileInput>
            name="specialty"
            label={labels.specialty}
            hint={labels.specialtyHint}
            required
          />
          <TextAreaField<ConsultantProfileInput> name="cv" label={labels.cv} hint={labels.cvHint} rows={8} required />
          <TextField<ConsultantProfileInput>
            name="link"
            type="url"
            label={labels.link}
            hint={labels.linkHint}
            optional
          />
          <RowActions>
            <SubmitButton size="small" pendingText={labels.saving}>
              {labels.save}
            </SubmitButton>
            {written_at && <Meta>{labels.writtenAt(formatDateTime(written_at))}</Meta>}
          </RowActions>
        </FormStack>
      </Form>
      <CvUpload file={profile.file ?? null} />
      <LeaveGuard />
    </Stack>
  );
};

/** Specialty and curriculum vitae of the signed-in consultant, by which administrators decide on the account. */
export const ConsultantProfileForm = () => {
  const { data, error, isFetching, refetch } = useQuery(profileQuery());
  if (data) return <ProfileForm profile={data} />;
  if (error) return <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <LoadingArea>
      <Skeleton $inline="100%" $block="12rem" />
    </LoadingArea>
  );
};
