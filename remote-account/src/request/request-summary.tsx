export { nextStepText as nextStepOf, RequestBadge, requestTitle as titleOf } from 'shared-lib/request';
