export { RequestBadge, requestTitle as titleOf } from 'shared-lib/request';
