import { enveloped, paged, studyCard, studyFacets, studyPage } from 'shared-lib/contracts';

/** Contracts of the study responses. Imported lazily with the first request. */
export const cards = paged(studyCard);
export const facets = enveloped(studyFacets);
export const page = studyPage;
