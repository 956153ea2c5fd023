export { Calculations as CalculationsPage } from '../features/calculations/calculations.tsx';
