/** Pagination parameters of a list under `/api/public`. Pages count from 1. */
export interface PageQuery {
  page: number;
  per_page: number;
}

export const offsetOf = ({ page, per_page }: PageQuery): number => (page - 1) * per_page;

/** The response body of a page. A page beyond the last is empty and not an error, because items may have been removed. */
export const pageOf = <Item>({ page, per_page }: PageQuery, total: number, data: Item[]) => ({
  data,
  meta: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
});
