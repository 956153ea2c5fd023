import { charts } from 'shared-lib/copy';
import { Table, TableContainer } from 'shared-lib/ui/table';
import { ChartDetails } from './chart-styles.ts';

export interface FigureRows {
  /** Headings; the first column names the rows. */
  columns: readonly string[];
  rows: readonly { name: string; figures: readonly string[] }[];
}

/** The figures of a chart as a table that opens on request, for people who do not see the chart. */
export const FigureTable = ({ columns: [first = '', ...others], rows }: FigureRows) => (
  <ChartDetails>
    <summary>{charts.table}</summary>
    <TableContainer $bare>
      <Table $dense>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name}>
              <td data-label={first}>{name}</td>
              {figures.map((figure, index) => (
                <td key={others[index]} data-label={others[index]} data-number>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableContainer>
  </ChartDetails>
);
