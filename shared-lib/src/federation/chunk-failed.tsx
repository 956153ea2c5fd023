import { failures, verbs } from 'shared-lib/copy';
import { Button } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Section } from 'shared-lib/ui/section';

interface ChunkFailedProps {
  onRetry: () => void;
  isTrying: boolean;
}

export const ChunkFailed = ({ onRetry, isTrying }: ChunkFailedProps) => (
  <main role="alert">
    <Section>
      <EmptyState
        level={2}
        title={failures.network}
        action={
          <Button onClick={onRetry} pending={isTrying}>
            {verbs.retry}
          </Button>
        }
      />
    </Section>
  </main>
);
