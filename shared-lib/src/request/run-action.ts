import { useState } from 'react';
import { failures } from 'shared-lib/copy';
import { HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';

/** Runs one change at a time and reports its result; the page itself reports a conflict. */
export const useAction = () => {
  const [running, setRunning] = useState<string>();
  const run = async (name: string, change: () => Promise<unknown>, messages: { done?: string; failed: string }) => {
    if (running) return;
    setRunning(name);
    try {
      await change();
      if (messages.done) toast.success(messages.done, undefined, messages.failed);
    } catch (error) {
      if (error instanceof HttpError && error.kind === 'conflict') return;
      toast.failure(messages.failed, error instanceof HttpError ? error.message : failures.server);
    } finally {
      setRunning(undefined);
    }
  };
  return {
    run: (name: string, change: () => Promise<unknown>, messages: { done?: string; failed: string }) =>
      void run(name, change, messages),
    isRunning: (name: string): boolean => running === name,
  };
};
