/** A feasibility calculation: results of its input, its text in a URL, and calculations that start from a study. No user interface. */
export { calculate, type Calculation, type Verdict, flowsOf, changedInput } from './calculate.ts';
export {
  calculateDetailed,
  changedDetail,
  equityDiscount,
  isDetailed,
  strongestFactor,
  type DetailedCalculation,
  type DetailedInput,
} from './detail.ts';
export { figuresDiffer, figuresOf, olderFiguresOf } from './figures.ts';
export { storedFiguresOf } from './stored-figures.ts';
export { bridgeOf } from './bridge.ts';
export { sensitivityOf, tornadoOf, type TornadoFactor, scenariosOf } from './tornado.ts';
export { decodeCalculation, encodeCalculation } from './link.ts';
export { calculationOfStudy, changedStudyFlows, type StudyChanges } from './study.ts';
