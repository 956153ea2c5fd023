import { BlockFailed } from 'shared-lib/ui/block-failed';
import { claimCopy } from '../../copy/claim.ts';

interface Props {
  error: Error;
  isTrying: boolean;
  onRetry: () => void;
}

/** Shows why the request could not be loaded, with a retry button. */
export const ClaimFailure = ({ error, ...retry }: Props) => (
  <BlockFailed message={`${claimCopy.failed}. ${error.message}`} {...retry} />
);
