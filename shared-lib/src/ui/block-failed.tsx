import RotateCw from 'lucide-react/icons/rotate-cw';
import { verbs } from 'shared-lib/copy';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface Props {
  /** Which content failed to load. */
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** Error shown in place of a block whose data failed to load, with a button that retries that block only. */
export const BlockFailed = ({ message, isTrying, onRetry }: Props) => (
  <Alert
    tone="danger"
    action={
      <Button tone="quiet" size="small" pending={isTrying} onClick={onRetry}>
        <Icon icon={RotateCw} size={16} />
        {verbs.retry}
      </Button>
    }
  >
    {message}
  </Alert>
);
