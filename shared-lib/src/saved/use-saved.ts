import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { SavedInput, SavedItems } from 'shared-lib/contracts';
import { savedCopy as labels } from 'shared-lib/copy';
import { HttpError } from 'shared-lib/http';
import { useSession } from 'shared-lib/session';
import { toast } from 'shared-lib/toast';
import { removeFromAccount, saveInAccount, savedQuery, type SavedKey } from './account-saved.ts';
import { savedOnDevice } from './on-device.ts';

export interface Saved {
  isSaved: boolean;
  /** Whether the change is on its way to the server. `isSaved` already shows its result. */
  isPending: boolean;
  /** Saves or removes the item, and confirms it in a short message. */
  toggle: () => void;
}

const NOTHING: readonly SavedInput[] = [];

const contains = ({ studies, articles }: SavedItems, { kind, id }: SavedKey): boolean =>
  (kind === 'study' ? studies : articles).some((row) => row.id === id);

const useSavedOnDevice = (item: SavedKey): Saved => {
  const items = useSyncExternalStore(savedOnDevice.subscribe, savedOnDevice.read, () => NOTHING);
  const isSaved = items.some(({ kind, id }) => kind === item.kind && id === item.id);
  const toggle = () => {
    const isStored = isSaved ? savedOnDevice.remove(item) : savedOnDevice.add(item);
    if (!isStored) return toast.failure(labels.failed, labels.noStorage);
    toast.success(isSaved ? labels.removed : labels.saved, isSaved ? undefined : labels.onDevice, labels.failed);
  };
  return { isSaved, isPending: false, toggle };
};

const useSavedInAccount = (item: SavedKey, isSignedIn: boolean): Saved => {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...savedQuery(), enabled: isSignedIn });
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (isWanted: boolean) => (isWanted ? saveInAccount(item) : removeFromAccount(item)),
    onSuccess: (items, isWanted) => {
      queryClient.setQueryData(savedQuery().queryKey, items);
      toast.success(isWanted ? labels.saved : labels.removed, undefined, labels.failed);
    },
    onError: (error) => toast.failure(labels.failed, error instanceof HttpError ? error.message : undefined),
  });
  const isSaved = isPending ? variables : data !== undefined && contains(data, item);
  return { isSaved, isPending, toggle: () => mutate(!isSaved) };
};

/**
 * Whether a study or an article is saved, and the change of it: in the account of a signed-in user, on this device for a guest.
 * @example const { isSaved, toggle } = useSaved({ kind: 'study', id: study.id });
 */
export const useSaved = (item: SavedKey): Saved => {
  const isSignedIn = useSession(({ token }) => token !== null);
  const onDevice = useSavedOnDevice(item);
  const inAccount = useSavedInAccount(item, isSignedIn);
  return isSignedIn ? inAccount : onDevice;
};
