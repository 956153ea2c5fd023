import { numberSetting, textSetting, useSettings } from '../../settings/read-settings.ts';
import { about } from '../../copy/about.ts';

/** Specification §9: figures of the about page when the settings cannot be loaded. */
const builtInFigures = {
  experience_years: 10,
  completed_projects: 2000,
  satisfied_clients: 1700,
  success_rate: 98,
} as const;
export type AboutFigure = keyof typeof builtInFigures;

/** Content of the about page. Each setting of the group `about` replaces one built-in default. */
export const useAbout = () => {
  const settings = useSettings('about') ?? {};
  return {
    settings,
    getText: (key: keyof typeof about.builtIn) => textSetting(settings, key, about.builtIn[key]),
    getFigure: (key: AboutFigure) => numberSetting(settings, key, builtInFigures[key]),
  };
};
