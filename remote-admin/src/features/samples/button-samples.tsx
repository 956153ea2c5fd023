import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Button, IconButton } from 'shared-lib/controls/button';
import { Tooltip } from 'shared-lib/controls/tooltip';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import { samples } from '../../copy/samples.ts';
import { Row } from './sample-layout.ts';

const labels = samples.buttons;

export const ButtonSamples = () => {
  const [isSending, setIsSending] = useState(false);
  return (
    <Panel title={labels.title}>
      <Row>
        <Button>{labels.primary}</Button>
        <Button isDisabled>{labels.disabled}</Button>
        <Button isPending={isSending} pendingText={labels.sending} onPress={() => setIsSending(true)}>
          {labels.send}
        </Button>
        <Button isPending pendingText={labels.sending}>
          {labels.send}
        </Button>
        <Button tone="accent">{labels.accent}</Button>
        <Button tone="outline">{labels.outline}</Button>
        <Button tone="quiet">{labels.quiet}</Button>
        <Button tone="danger">{labels.danger}</Button>
        <Button tone="dangerQuiet">{labels.dangerQuiet}</Button>
        <Button size="small">{labels.small}</Button>
        <Button size="large">{labels.large}</Button>
        <Tooltip text={labels.refreshHelp}>
          <IconButton label={labels.refresh}>
            <Icon icon={RefreshCw} size={20} />
          </IconButton>
        </Tooltip>
      </Row>
    </Panel>
  );
};
