/** What a study recommends: to go ahead, to change the project first, or to stop. */
export const studyVerdicts = ['go', 'change', 'stop'] as const;
export type StudyVerdict = (typeof studyVerdicts)[number];
