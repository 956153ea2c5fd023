import type { QueryClient } from '@tanstack/react-query';
import type { BulkPreview } from 'shared-lib/contracts';
import type { CountedNoun } from 'shared-lib/format';
import type { BulkBody, BulkPath } from './bulk-requests.ts';

/** The rows of a list, for the questions and messages about actions on several of them. */
export interface BulkTarget {
  path: BulkPath;
  noun: CountedNoun;
  /** State → its word after a number. */
  states: Readonly<Record<string, CountedNoun>>;
  /** Field → label, for the reasons of a refusal. */
  labels: Readonly<Record<string, string>>;
  /** Page of a row, where its refusal can be cured. */
  hrefOf: (row: { id: number; name: string }) => string;
  refresh: (queryClient: QueryClient) => Promise<unknown>;
}

/** Numbers of rows by state. */
export type CountState = (state: string) => number;

/** An action on several rows. */
export interface BulkAction {
  key: string;
  /** The button of the bar. */
  label: string;
  /** `KeyboardEvent.code` of the key that asks about it in a list. */
  code?: string;
  body: BulkBody;
  copy: { verb: string; will: string; did: string };
  isDangerous?: boolean;
  /** States whose rows the action leaves as they are. */
  unchanged?: readonly string[];
  /** A state whose rows it leaves unless the person says otherwise, with the label of that choice. */
  optional?: { state: string; label: (count: number) => string; left: (count: number) => string };
  /** Further sentences about what becomes of the rows. */
  notes?: (countIn: CountState, preview: BulkPreview) => readonly (string | false | undefined)[];
  /** Why the action is not possible for a single row, in place of the question. */
  blockedBy?: (preview: BulkPreview) => string | undefined;
}
