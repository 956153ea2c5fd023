import RotateCw from 'lucide-react/icons/rotate-cw';
import { verbs } from 'shared-lib/copy';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface Props {
  /** What could not be shown. */
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** Stands for a block whose data could not be had, and asks for that block again. */
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
