import type { Neutral, RequestStatus } from 'shared-lib/contracts';
import { workspace } from '../../copy/workspace.ts';

/** Name of the action that moves a request from one status to another. */
export const moveLabel = (from: RequestStatus | Neutral, to: RequestStatus): string =>
  workspace.movesFrom[`${from}>${to}`] ?? workspace.moves[to];
