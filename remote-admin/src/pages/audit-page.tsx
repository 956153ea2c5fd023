import { useMemo } from 'react';
import { ListPage } from 'shared-lib/list';
import { useSearchParams } from 'shared-lib/router';
import { auditList } from '../features/audit/audit-list.tsx';

/** The audit log (`/admin/audit`), or that of one record. */
export const AuditPage = () => {
  const [search] = useSearchParams();
  const record = search.get('record');
  const list = useMemo(() => auditList(record), [record]);
  return <ListPage list={list} />;
};
