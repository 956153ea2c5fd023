import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { receipt, type ClientDetail } from 'shared-lib/contracts';
import { http, HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { startDownload } from 'shared-lib/patterns/start-download';
import { useNavigate } from 'shared-lib/router';
import { color, text } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import { Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { clientsCopy } from '../../copy/clients.ts';
import { clientsKey } from '../../request/client-queries.ts';
import { requestsKey } from '../../request/summary-query.ts';
import { TypedDialog } from '../../resource/typed-dialog.tsx';

const labels = clientsCopy.data;

const Text = styled.p`
  ${text.sm}
  color: ${color.text2};
`;

const messageOf = (error: unknown): string | undefined => (error instanceof HttpError ? error.message : undefined);

/** The request needs the token, so the browser cannot follow a plain link. */
const downloadData = async (id: number): Promise<void> => {
  const data = await http.get(`/admin/clients/${id}/export`, z.unknown());
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  startDownload(url, `client-${id}.json`);
  URL.revokeObjectURL(url);
};

const Anonymise = ({ client: { id, name, email, phone } }: { client: ClientDetail }) => {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const shown = (name || email || phone).trim();
  const remove = useMutation({
    mutationFn: (typed: string) => http.post(`/admin/clients/${id}/anonymise`, { name: typed }, receipt),
    onSuccess: async ({ message }) => {
      toast.success(message, undefined, labels.removeFailed);
      await navigate(paths.admin.clients(), { replace: true });
      for (const queryKey of [clientsKey, requestsKey]) void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => toast.failure(labels.removeFailed, messageOf(error)),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button size="small" tone="dangerQuiet" onClick={() => setIsAsking(true)}>
        {labels.remove}
      </Button>
      {isAsking && (
        <TypedDialog
          title={labels.question(shown)}
          text={labels.consequence}
          label={labels.typeName(shown)}
          button={labels.remove}
          isDangerous
          isPending={remove.isPending}
          isReady={(typed) => typed.trim() === shown}
          onConfirm={(typed) => remove.mutate(typed)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};

/** What the law on personal data lets a person ask for: a copy, and the deletion. */
export const PersonalDataPanel = ({ client }: { client: ClientDetail }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadData(client.id),
    onError: (error) => toast.failure(labels.downloadFailed, messageOf(error)),
  });
  return (
    <Panel title={labels.title} screenOnly>
      <Stack $gap="3" $justify="start">
        <Text>{labels.text}</Text>
        <Button size="small" tone="quiet" pending={isPending} onClick={() => mutate()}>
          <Icon icon={Download} size={16} />
          {labels.download}
        </Button>
        <Anonymise client={client} />
      </Stack>
    </Panel>
  );
};
