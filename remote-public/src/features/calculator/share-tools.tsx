import Bookmark from 'lucide-react/icons/bookmark';
import FileDown from 'lucide-react/icons/file-down';
import LinkIcon from 'lucide-react/icons/link';
import MessageCircle from 'lucide-react/icons/message-circle';
import Printer from 'lucide-react/icons/printer';
import { FORMULA_VERSION } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { toast } from 'shared-lib/toast';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { useHydrated } from 'shared-lib/ui/use-hydrated';
import { SCREEN_ONLY } from 'shared-lib/theme';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { calculationFile } from './calculation-files.ts';
import { useSaveCalculation } from './use-save-calculation.ts';

const { tools: copy } = calculator;

/** Fills its line, in equal columns. */
const Row = styled.div`
  display: grid;
  flex: 1 0 100%;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: var(--s2);
`;

const urlOf = (code: string) =>
  window.location.origin + paths.calculator({ c: code, formula: String(FORMULA_VERSION), view: 'result' });

const whatsappUrl = (text: string) => `https://wa.me/?${new URLSearchParams({ text })}`;

const copyLink = async (code: string) => {
  try {
    await navigator.clipboard.writeText(urlOf(code));
    toast.success(copy.copied, copy.copiedText, copy.notCopied);
  } catch {
    toast.failure(copy.notCopied, copy.notCopiedText);
  }
};

interface Props {
  code: string;
  title: string;
  /** Version of the formulas that the visitor knows it with; the current one for figures that were entered now. */
  formula?: number;
}

/** Sharing, saving and printing a calculation. */
export const ShareTools = ({ code, title, formula = FORMULA_VERSION }: Props) => {
  const { save, isPending } = useSaveCalculation();
  const name = title || copy.untitled;
  // The document is at its limit, and the PDF needs no scripts. What appears later stands last, where it moves nothing.
  const isHydrated = useHydrated();
  return (
    <Row role="group" aria-label={copy.label} {...SCREEN_ONLY}>
      <Button size="small" tone="quiet" onClick={() => void copyLink(code)}>
        <Icon icon={LinkIcon} />
        {copy.copy}
      </Button>
      <Button
        size="small"
        tone="quiet"
        onClick={() => window.open(whatsappUrl(copy.message(name, urlOf(code))), '_blank', 'noopener')}
      >
        <Icon icon={MessageCircle} />
        {copy.whatsapp}
      </Button>
      <Button size="small" tone="quiet" onClick={() => window.print()}>
        <Icon icon={Printer} />
        {copy.print}
      </Button>
      <ButtonLink size="small" tone="quiet" reloadDocument to={paths.calculationDocument(code, String(formula))}>
        <Icon icon={FileDown} />
        <bdi>{copy.pdf}</bdi>
      </ButtonLink>
      <Button size="small" tone="quiet" pending={isPending} onClick={() => save({ name, code })}>
        <Icon icon={Bookmark} />
        {copy.save}
      </Button>
      {isHydrated && (
        <ButtonLink size="small" tone="quiet" reloadDocument to={calculationFile('workbook', code)}>
          <Icon icon={FileDown} />
          <bdi>{copy.excel}</bdi>
        </ButtonLink>
      )}
    </Row>
  );
};
