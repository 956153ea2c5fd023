import { useMutation } from '@tanstack/react-query';
import type { StaffRequestDetail } from 'shared-lib/contracts';
import { HttpError } from 'shared-lib/http';
import { adminArea, useRequestCalls } from 'shared-lib/request';
import { toast } from 'shared-lib/toast';
import { workspace } from '../../copy/workspace.ts';

export type Calls = ReturnType<typeof useRequestCalls<StaffRequestDetail>>;

export interface PanelProps {
  request: StaffRequestDetail;
  calls: Calls;
}

/** The calls of the administration for one request. */
export const useAdminCalls = (reference: string): Calls => useRequestCalls(adminArea, reference);

interface QuickChange {
  method: 'post' | 'put' | 'patch' | 'delete';
  action: string;
  body?: object;
  /** Message after the change. */
  done: string;
}

/** A change without a form: reports its result, and a conflict together with what is allowed now. */
export const useQuickChange = (calls: Calls) =>
  useMutation({
    mutationFn: ({ method, action, body }: QuickChange) => calls.change(method, action, body),
    onSuccess: (_detail, { done }) => toast.success(done, undefined, workspace.actionFailed),
    onError: (error) => {
      const isConflict = error instanceof HttpError && error.kind === 'conflict';
      toast.failure(
        isConflict ? workspace.movedMeanwhile : workspace.actionFailed,
        error instanceof HttpError ? error.message : undefined,
      );
    },
  });
