import type { StudyCard } from 'shared-lib/contracts';

/** The study that a service shows as an example: the newest that earns its required return, otherwise the newest. */
export const sampleStudyOf = (studies: readonly StudyCard[]): StudyCard | undefined =>
  studies.find(({ npv }) => npv > 0) ?? studies[0];
