import { clientStepByStatus, clientSteps, type ClientStep } from 'shared-lib/contracts';
import { clientStepLabels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { dashboardListCopy } from '../copy/dashboard.ts';

const Svg = styled.svg`
  inline-size: 11.25rem;
  max-inline-size: 100%;
  block-size: 1rem;
  overflow: visible;
`;
const WIDTH = 180;
const MIDDLE = 8;
const EDGE = 8;

const isFeasibilityStatus = (status: string): status is keyof typeof clientStepByStatus =>
  Object.hasOwn(clientStepByStatus, status);
const stepOf = (status: string): ClientStep => (isFeasibilityStatus(status) ? clientStepByStatus[status] : 'received');

/** Points of an octagon around a node. @param radius in px */
const octagon = (x: number, radius: number): string => {
  const cut = radius * 0.414;
  const corners = [
    [-cut, -radius],
    [cut, -radius],
    [radius, -cut],
    [radius, cut],
    [cut, radius],
    [-cut, radius],
    [-radius, cut],
    [-radius, -cut],
  ] as const;
  return corners.map(([dx, dy]) => `${(x + dx).toFixed(1)},${(MIDDLE + dy).toFixed(1)}`).join(' ');
};

const toneOf = (index: number, current: number): string => {
  if (index === current) return color.brass500;
  return index < current ? color.nile600 : color.sand400;
};

/** The six steps of a study in one line for lists, from right to left. */
export const MiniSteps = ({ status }: { status: string }) => {
  const step = stepOf(status);
  const current = clientSteps.indexOf(step);
  const count = clientSteps.length;
  const at = (index: number) => WIDTH - EDGE - (index * (WIDTH - 2 * EDGE)) / (count - 1);
  return (
    <Svg
      viewBox={`0 0 ${WIDTH} 16`}
      role="img"
      aria-label={dashboardListCopy.step(formatNumber(current + 1), formatNumber(count), clientStepLabels[step])}
    >
      <path d={`M${at(0)} ${MIDDLE}H${at(current)}`} stroke={color.nile600} strokeWidth="2" />
      <path d={`M${at(current)} ${MIDDLE}H${at(count - 1)}`} stroke={color.sand300} strokeWidth="2" />
      {clientSteps.map((name, index) => (
        <polygon key={name} points={octagon(at(index), index === current ? 7 : 4.5)} fill={toneOf(index, current)} />
      ))}
    </Svg>
  );
};
