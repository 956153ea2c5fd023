/** Sorts rows by the order of their ids in a list. */
export const orderByIds = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
