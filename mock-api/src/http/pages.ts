/** Where a list under `/public` is: numbered pages, counted from 1. */
export interface PageQuery {
  page: number;
  per_page: number;
}

export const offsetOf = ({ page, per_page }: PageQuery): number => (page - 1) * per_page;

/** A page as it is answered. A page beyond the last is empty, not an error: things may have been taken away meanwhile. */
export const pageOf = <Item>({ page, per_page }: PageQuery, total: number, data: Item[]) => ({
  data,
  meta: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
});
