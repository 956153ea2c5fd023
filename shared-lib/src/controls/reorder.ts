/** The order after moving `moved` directly before or after `target`. */
export const moveBeside = <Id>(
  order: readonly Id[],
  moved: ReadonlySet<Id>,
  target: Id,
  side: 'before' | 'after',
): Id[] => {
  const rest = order.filter((id) => !moved.has(id));
  const at = rest.indexOf(target);
  if (at === -1) return [...order];
  const index = side === 'before' ? at : at + 1;
  return [...rest.slice(0, index), ...order.filter((id) => moved.has(id)), ...rest.slice(index)];
};

/** The order after moving one item by some places; unchanged at either end. */
export const moveBy = <Id>(order: readonly Id[], id: Id, places: number): Id[] => {
  const to = order.indexOf(id) + places;
  if (to < 0 || to >= order.length) return [...order];
  const rest = order.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};
