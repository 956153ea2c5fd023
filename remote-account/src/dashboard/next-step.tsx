import type { NextStep } from 'shared-lib/contracts';
import { studyPhaseLabels } from 'shared-lib/copy';
import { formatDate, formatDateTime } from 'shared-lib/format';
import { dashboardListCopy } from '../copy/dashboard.ts';

/** What happens next, as its reader sees it: «ردك على عرض السعر» for the client, «رد العميل على العرض» for staff. */
export const nextStepText = (step: NextStep, reader: 'client' | 'staff'): string => {
  if (step.code === 'phase' && step.phase && step.phase !== 'other') return studyPhaseLabels[step.phase];
  return dashboardListCopy.nextSteps[reader][step.code];
};

/** When the next step is due or expected, with the time for a session. */
export const nextStepDate = ({ code, at }: NextStep): string => {
  if (!at) return '';
  return code === 'session' ? formatDateTime(at) : formatDate(at);
};
