import type { Sector } from 'shared-lib/contracts';
import type { DraftOf } from '../../fields/field.ts';
import { rowOf } from '../../fields/rows.ts';
import { writtenSectorFields } from '../../fields/sectors.ts';

type SectorValues = DraftOf<typeof writtenSectorFields> & Pick<Sector, 'typical_capital'>;

/** The row of a sector, without sort order and timestamps. */
export const sectorColumns = (values: SectorValues) => ({
  ...rowOf(writtenSectorFields, values),
  capital_from: values.typical_capital.from,
  capital_to: values.typical_capital.to,
});
