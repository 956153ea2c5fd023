import FileDown from 'lucide-react/icons/file-down';
import { formulaVersionOf, type SavedCalculation } from 'shared-lib/contracts';
import { calculationLabels } from 'shared-lib/copy';
import { calculationFacts, changedFacts, formatDate } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, media, text } from 'shared-lib/theme';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'shared-lib/http';
import { calculationsQuery, removeCalculation, saveCalculation } from 'shared-lib/saved';
import { toast } from 'shared-lib/toast';
import { calculationsCopy as labels } from '../../copy/saved.ts';
import { RowTitle } from '../../dashboard/list-styles.ts';
import { Columns } from 'shared-lib/ui/stack';

const explain = (title: string) => (error: Error) =>
  toast.failure(title, error instanceof HttpError ? error.message : undefined);

/**
 * Deletes a calculation, and saves it again on request.
 * @param onRemoved called when the calculation has left the list
 */
const useRemoval = ({ id, key, name, link, figures }: SavedCalculation, onRemoved: () => void) => {
  const queryClient = useQueryClient();
  const { queryKey } = calculationsQuery();
  const restoring = useMutation({
    mutationFn: () => saveCalculation({ key, name, code: link, formula: formulaVersionOf(figures.formula_version) }),
    onSuccess: (restored) => {
      queryClient.setQueryData(queryKey, (others) => others && [restored, ...others]);
      toast.success(labels.restored(name), undefined, labels.restoreFailed);
    },
    onError: explain(labels.restoreFailed),
  });
  return useMutation({
    mutationFn: () => removeCalculation(id),
    onSuccess: (others) => {
      queryClient.setQueryData(queryKey, others);
      onRemoved();
      toast.undoable(labels.removed(name), { label: labels.undo, run: () => restoring.mutate() }, labels.removeFailed);
    },
    onError: explain(labels.removeFailed),
  });
};

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s3);
  /* With a doubled font the verdict is wider than a phone. */
  span {
    white-space: normal;
  }
`;
const When = styled.p`
  ${text.sm}
  color: ${color.text3};
`;
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s8);
  dt {
    ${text.xs}
    color: ${color.text3};
  }
  dd {
    ${text.tabular}
    color: ${color.heading};
  }
`;
const Note = styled.div`
  ${text.sm}
  padding-inline-start: var(--s3);
  border-inline-start: 3px solid ${color.warning};
  li {
    color: ${color.heading};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  align-content: start;
  gap: var(--s2);
  grid-area: 1 / 2 / span 3;
  ${media.stacked} {
    grid-area: auto;
  }
`;

const tones: Record<keyof typeof labels.verdict, BadgeTone> = { good: 'done', thin: 'review', bad: 'rejected' };

const Verdict = ({ verdict }: SavedCalculation['figures']) =>
  verdict !== 'unknown' && <Badge $tone={tones[verdict]}>{labels.verdict[verdict]}</Badge>;

/** What the current formulas change in the figures, which stay as they were saved. */
const FormulaNote = ({ calculation }: { calculation: SavedCalculation }) => {
  const changes = changedFacts(calculation);
  const { saved, what, now } = calculationLabels.older;
  if (changes.length === 0) return null;
  return (
    <Note>
      {saved} {what} {now}
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Note>
  );
};

interface Props {
  calculation: SavedCalculation;
  /** Whether the user may send a request with it. */
  hasRequest: boolean;
  onRemoved: () => void;
}

/** A saved calculation: its results, and what can be done with it. The title opens it in the calculator. */
export const CalculationRow = ({ calculation, hasRequest, onRemoved }: Props) => {
  const { name, link, figures, updated_at } = calculation;
  const formula = String(formulaVersionOf(figures.formula_version));
  const { mutate, isPending } = useRemoval(calculation, onRemoved);
  return (
    <Columns as="article" $gap="3 6" $columns="minmax(0, 1fr) auto" $stacked>
      <div>
        <Head>
          <RowTitle>
            <Link to={paths.calculator({ c: link, formula })}>{name}</Link>
          </RowTitle>
          <Verdict {...figures} />
        </Head>
        <When>{labels.savedAt(formatDate(updated_at))}</When>
      </div>
      <Figures>
        {calculationFacts(calculation).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      <FormulaNote calculation={calculation} />
      <Actions>
        {hasRequest && (
          <ButtonLink
            tone="quiet"
            size="small"
            aria-label={labels.requestOf(name)}
            to={paths.newRequest('feasibility', { calculation: link })}
          >
            {labels.request}
          </ButtonLink>
        )}
        <ButtonLink
          tone="quiet"
          size="small"
          reloadDocument
          aria-label={labels.documentOf(name)}
          to={paths.calculationDocument(link, formula)}
        >
          <Icon icon={FileDown} size={16} />
          <bdi>{labels.document}</bdi>
        </ButtonLink>
        <Button
          tone="quiet"
          size="small"
          aria-busy={isPending || undefined}
          aria-label={labels.removeOf(name)}
          onClick={() => isPending || mutate()}
        >
          {labels.remove}
        </Button>
      </Actions>
    </Columns>
  );
};
