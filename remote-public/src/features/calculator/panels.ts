// One chunk: the panels below the key figures.
export { BridgePanel, FlowsPanel, ScenariosPanel, SensitivityPanel, TornadoPanel } from './comparisons.tsx';
export { ReadingsPanel } from './readings-panel.tsx';
