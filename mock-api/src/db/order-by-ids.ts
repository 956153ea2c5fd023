/** Rows in the order of a list of their numbers; a database gives them in its own. */
export const orderByIds = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
