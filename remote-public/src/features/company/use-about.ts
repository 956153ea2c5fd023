import { numberOf, textOf } from '../../settings/read-settings.ts';
import { useSettings } from '../../settings/site-settings.ts';
import { about } from '../../copy/about.ts';

/** Specification §9: the figures of the about page while the settings cannot be read. */
const builtInFigures = {
  experience_years: 10,
  completed_projects: 2000,
  satisfied_clients: 1700,
  success_rate: 98,
} as const;
export type AboutFigure = keyof typeof builtInFigures;

/** The content of the about page. It is built in and always there; settings of the group take its place one by one. */
export const useAbout = () => {
  const settings = useSettings('about') ?? {};
  return {
    settings,
    say: (key: keyof typeof about.builtIn) => textOf(settings, key, about.builtIn[key]),
    figure: (key: AboutFigure) => numberOf(settings, key, builtInFigures[key]),
  };
};
