import { BlockFailed } from 'shared-lib/ui/block-failed';
import { claim } from '../../copy/claim.ts';

interface Props {
  error: Error;
  isTrying: boolean;
  onRetry: () => void;
}

/** The request could not be asked for: why, and the way to ask again. */
export const Failed = ({ error, ...again }: Props) => (
  <BlockFailed message={`${claim.failed}. ${error.message}`} {...again} />
);
