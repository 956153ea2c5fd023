import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { Agreement } from 'shared-lib/contracts';
import { agreementCopy as labels } from 'shared-lib/copy';
import { HttpError } from 'shared-lib/http';
import { fetchFile, saveAs } from 'shared-lib/patterns/fetch-file';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';

interface Props {
  /** Path of the requests of this role below `/api`. */
  base: string;
  reference: string;
  agreement: Pick<Agreement, 'id' | 'number' | 'version'>;
}

/** Saves the PDF of a version on the device. */
export const AgreementDownload = ({ base, reference, agreement: { id, number, version } }: Props) => {
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const path = `${base}/${encodeURIComponent(reference)}/agreements/${id}/document`;
      saveAs(`${number}-${version}.pdf`, await fetchFile(path));
    } catch (error) {
      toast.failure(labels.downloadFailed, error instanceof HttpError ? error.message : undefined);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div data-screen-only>
      <Button
        size="small"
        tone="quiet"
        aria-label={labels.downloadOf(number, String(version))}
        pending={isBusy}
        onClick={() => void download()}
      >
        <Icon icon={Download} size={16} />
        {labels.download}
      </Button>
    </div>
  );
};
