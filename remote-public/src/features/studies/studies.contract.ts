import { enveloped, paged, studyCard, studyFacets, studyPage } from 'shared-lib/contracts';

/** What the answers of this feature are parsed by. Imported when the first of them is asked. */
export const cards = paged(studyCard);
export const facets = enveloped(studyFacets);
export const page = studyPage;
