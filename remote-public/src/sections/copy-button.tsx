import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { sharing } from '../copy/sharing.ts';

interface Props {
  /** What is copied. */
  text: () => string;
  /** Label of the button, such as «نسخ الرقم». */
  label: string;
}

/** Copies a text to the clipboard and reports it in the button. */
export const CopyButton = ({ text, label }: Props) => {
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => void copy()}>
        <Icon icon={result === 'copied' ? Check : Copy} size={16} />
        {result === 'copied' ? sharing.copied : label}
      </Button>
      <VisuallyHidden role="status">{result && sharing[result]}</VisuallyHidden>
    </>
  );
};
