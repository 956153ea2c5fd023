import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type ClipboardEvent } from 'react';
import { formatNumber } from 'shared-lib/format';
import { Ltr } from 'shared-lib/ui/bdi';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import { studies } from '../../copy/studies.ts';
import { parseAmount } from './flow-values.ts';

const labels = studies.flows;

interface Props {
  year: number;
  flow: number;
  /** Running total; not a number while a year before is empty. */
  total: number;
  disabled: boolean;
  /** Attributes of the first input, which takes the focus when the field has an error. */
  control?: object;
  onChange: (flow: number) => void;
  onPaste: (text: string) => boolean;
  onRemove: () => void;
}

const textOf = (flow: number): string => (Number.isNaN(flow) ? '' : formatNumber(flow).replace('\u200E', ''));

/** One year of the cash flows. */
export const CashFlowRow = ({ year, flow, total, disabled, control, onChange, onPaste, onRemove }: Props) => {
  const [typed, setTyped] = useState<string>();
  const name = year === 0 ? labels.first : labels.year(formatNumber(year));
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    if (onPaste(text)) setTyped(undefined);
  };
  return (
    <tr>
      <td data-label={labels.column}>{name}</td>
      <td data-label={labels.net}>
        <Input
          {...control}
          aria-label={`${name}: ${labels.net}`}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? textOf(flow)}
          onPaste={paste}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(parseAmount(target.value));
          }}
          onBlur={() => {
            // An invalid text stays, so that the user can correct it.
            if (!Number.isNaN(flow)) setTyped(undefined);
          }}
        />
      </td>
      <td data-label={labels.cumulative} data-number="">
        {!Number.isNaN(total) && <Ltr>{formatNumber(total)}</Ltr>}
      </td>
      <td>
        <IconButton size="small" label={labels.remove(formatNumber(year))} disabled={disabled} onClick={onRemove}>
          <Icon icon={Trash2} size={16} />
        </IconButton>
      </td>
    </tr>
  );
};
