/** The gauge of the site: an idea in three figures, its return as a level of the water, and the names of the marks. */
export { gaugeReadings } from './copy/readings.ts';
export {
  ideaBounds,
  ideaFigures,
  ideaFlows,
  rateOf,
  readFigure,
  readIdea,
  readingOf,
  type Idea,
  type IdeaFigure,
} from './idea.ts';
export { CAPITAL_COST, cubitsOf, markOf, pointsAbove } from './level.ts';
