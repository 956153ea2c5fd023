/** Charts as SVG over d3-scale and d3-shape. They render on the server, from right to left, with the value axis at the right. */
export { Bars } from './bars.tsx';
export { CashFlowChart } from './cash-flow-chart.tsx';
export {
  amountText,
  changeText,
  typedPercentText,
  decimalText,
  indexText,
  moneyText,
  moneyUnit,
  percentBeside,
  percentText,
} from './figure-text.ts';
export { Funnel } from './funnel.tsx';
export { LineChart } from './line-chart.tsx';
export { LinesChart } from './lines-chart.tsx';
export { SensitivityTable } from './sensitivity-table.tsx';
export { StackedColumns } from './stacked-columns.tsx';
export { Tornado } from './tornado.tsx';
export { VerdictScale } from './verdict-scale.tsx';
export { Waterfall } from './waterfall.tsx';
