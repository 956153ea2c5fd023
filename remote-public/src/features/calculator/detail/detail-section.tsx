import { useState } from 'react';
import type { CalculationDetail, CalculationInput } from 'shared-lib/contracts';
import { Alert } from 'shared-lib/ui/alert';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { Button } from 'shared-lib/ui/button';
import { Skeleton } from 'shared-lib/ui/skeleton';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import { SCREEN_ONLY } from 'shared-lib/theme';
import { calculator } from '../../../copy/calculator.ts';
import { useDetailModule } from './load-detail.ts';

const { detail: copy } = calculator;

type LoadingProps = Omit<ReturnType<typeof useDetailModule>, 'module'>;

const Loading = ({ hasFailed, isRetrying, retry }: LoadingProps) =>
  hasFailed ? <BlockFailed message={copy.failed} isTrying={isRetrying} onRetry={retry} /> : <Skeleton $block="40rem" />;

interface Props {
  /** The calculation by its last valid inputs. */
  input: CalculationInput;
  /** The same as the text in its link. */
  code: string;
  /** Gets the detail after each valid change; `undefined` when the quick calculation counts again. */
  onChange: (detail: CalculationDetail | undefined) => void;
}

/** What a bank asks beyond the quick calculation. Its code loads when it is opened, or with a calculation that has it. */
export const DetailSection = ({ input, code, onChange }: Props) => {
  const isOn = input.detail !== undefined;
  const [isOpened, setIsOpened] = useState(isOn);
  /** The last valid detail while the quick calculation counts. Its form keeps what was typed. */
  const [retained, setRetained] = useState<CalculationDetail>();
  const [hasFiles, setHasFiles] = useState(false);
  const { module, ...loading } = useDetailModule(isOpened || hasFiles);
  const close = () => {
    setRetained(input.detail);
    onChange(undefined);
  };
  const open = () => {
    setIsOpened(true);
    setRetained(undefined);
    if (retained) onChange(retained);
  };
  const isHidden = retained !== undefined;
  return (
    <Stack $gap="5" id="detail">
      <Cluster $gap="3 5" $align="center" {...SCREEN_ONLY}>
        {isOn ? (
          <Button type="button" tone="quiet" onClick={close}>
            {copy.close}
          </Button>
        ) : (
          <Button type="button" tone="outline" onClick={open}>
            {isHidden ? copy.reopen : copy.open}
          </Button>
        )}
        <Button type="button" tone="quiet" aria-expanded={hasFiles} onClick={() => setHasFiles(!hasFiles)}>
          {copy.files}
        </Button>
      </Cluster>
      {isHidden && <Alert role="status">{copy.isOff}</Alert>}
      {(isOpened || hasFiles) && !module && <Loading {...loading} />}
      {module && hasFiles && <module.FilesPanel code={code} />}
      {module && isOpened && (
        <div hidden={isHidden}>
          <module.DetailPanel input={input} onChange={onChange} />
        </div>
      )}
    </Stack>
  );
};

/** The result of the detail of a shared calculation. */
export const SharedDetail = ({ input }: { input: CalculationInput }) => {
  const { module, ...loading } = useDetailModule(true);
  return module ? <module.DetailResult input={input} /> : <Loading {...loading} />;
};
