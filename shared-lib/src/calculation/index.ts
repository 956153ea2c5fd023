/** A feasibility calculation: results of its input, its text in a URL, and calculations that start from a study. No user interface. */
export { calculate, type Calculation, type Verdict } from './calculate.ts';
export { figuresDiffer, figuresOf, olderFiguresOf } from './figures.ts';
export { flowsOf } from './flows.ts';
export { bridgeOf } from './bridge.ts';
export { changedInput } from './changes.ts';
export { sensitivityOf } from './sensitivity.ts';
export { scenariosOf } from './scenarios.ts';
export { tornadoOf, type TornadoFactor } from './tornado.ts';
export { decodeCalculation, encodeCalculation } from './link.ts';
export { calculationOfStudy } from './study.ts';
export { changedStudyFlows, type StudyChanges } from './study-flows.ts';
