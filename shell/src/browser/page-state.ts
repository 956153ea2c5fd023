import { applyPageData } from '../page-data.ts';
import { createQueryClient } from '../query-client.ts';
import { startLoading } from '../remotes/load-remote-module.ts';
import { boot } from './early.ts';

startLoading(boot.release);
/** The query cache of the browser, filled with the data of the page. */
export const queryClient = createQueryClient('browser');
applyPageData(queryClient, boot.data);
