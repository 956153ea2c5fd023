import { loadWithRetry } from 'shared-lib/federation';

type Part = typeof import('./diary.tsx');

let part: Part | undefined;

/** The code of diaries once it has loaded: no other article needs it. */
export const loadedDiary = (): Part['Diary'] | undefined => part?.Diary;

/** Loads the code of diaries. The server calls it before it renders one, since it renders without waiting. */
export const loadDiary = async (): Promise<Part['Diary']> => {
  part ??= await loadWithRetry(() => import('./diary.tsx'));
  return part.Diary;
};
