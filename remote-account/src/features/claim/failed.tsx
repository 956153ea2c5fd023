import RotateCw from 'lucide-react/icons/rotate-cw';
import { verbs } from 'shared-lib/copy';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { claim } from '../../copy/claim.ts';

interface Props {
  error: Error;
  isTrying: boolean;
  onRetry: () => void;
}

/** The request could not be asked for: why, and the way to ask again. */
export const Failed = ({ error, isTrying, onRetry }: Props) => (
  <Alert
    tone="danger"
    action={
      <Button tone="quiet" size="small" pending={isTrying} onClick={onRetry}>
        <Icon icon={RotateCw} size={16} />
        {verbs.retry}
      </Button>
    }
  >
    {`${claim.failed}. ${error.message}`}
  </Alert>
);
