import { study, studyKinds, studyVerdicts } from 'shared-lib/contracts';
import { studyVerdictWords } from 'shared-lib/copy';
import { formatNumber, formatPercent, formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Ltr } from 'shared-lib/ui/bdi';
import * as z from 'zod/mini';
import { studies as copy } from '../../copy/studies.ts';
import { publishedList } from '../../resource/content-lists.tsx';
import { isPublic } from '../../resource/publishing/statuses.tsx';
import { sectorOptions } from '../../resource/sector-options.ts';

const { fields, kinds } = copy;
/** Lists need no long texts, and the API may leave them out. */
const row = z.pick(study, {
  id: true,
  slug: true,
  title_ar: true,
  cover: true,
  kind: true,
  verdict: true,
  capital_total: true,
  irr: true,
  downloads: true,
  status: true,
  published_at: true,
  updated_at: true,
});
type Row = z.infer<typeof row>;

const rateOf = ({ irr }: Row) => (irr === null ? copy.figures.noRate : <Ltr>{formatPercent(irr)}</Ltr>);
const capitalOf = ({ capital_total }: Row) => formatUsd(capital_total);
const downloadsOf = ({ downloads }: Row) => formatNumber(downloads);
const verdictWordOf = ({ verdict }: Row) => (verdict ? studyVerdictWords[verdict] : copy.noVerdict);
const verdictOptions = studyVerdicts.map((value) => ({ value, label: studyVerdictWords[value] }));
const figure = { sortable: true, numeric: true } as const;
const kindOptions = studyKinds.map((value) => ({ value, label: kinds[value] }));

export const studiesList = publishedList({
  resource: 'studies',
  row,
  name: { key: 'title_ar', label: fields.title_ar, of: ({ title_ar }) => title_ar, pictureOf: ({ cover }) => cover },
  pathOf: (shown) => (isPublic(shown) ? paths.study(shown.slug) : undefined),
  columns: [
    { key: 'kind', label: fields.kind, sortable: true, cell: ({ kind }) => kinds[kind] },
    { key: 'verdict', label: fields.verdict, sortable: true, onPhone: true, cell: verdictWordOf },
    { key: 'capital_total', label: copy.capital, ...figure, cell: capitalOf },
    { key: 'irr', label: copy.irr, ...figure, cell: rateOf },
    { key: 'downloads', label: copy.downloads, ...figure, initiallyHidden: true, cell: downloadsOf },
  ],
  filters: [
    { kind: 'choice', key: 'sector_id', label: fields.sector_id, anyLabel: copy.anySector, options: sectorOptions },
    { kind: 'choice', key: 'verdict', label: fields.verdict, anyLabel: copy.anyVerdict, options: verdictOptions },
    { kind: 'choice', key: 'kind', isRare: true, label: fields.kind, anyLabel: copy.anyKind, options: kindOptions },
    { kind: 'numbers', key: 'capital_total', isRare: true, label: copy.capital, unit: copy.dollar },
  ],
  copy,
});
