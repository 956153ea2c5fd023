import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, shape } from 'shared-lib/theme';
import type { IconGlyph } from 'shared-lib/ui/icon';
import { IconTile } from 'shared-lib/ui/icon-tile';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { Columns } from 'shared-lib/ui/stack';

const Step = styled(Link)`
  display: grid;
  align-content: start;
  gap: var(--s1h);
  block-size: 100%;
  padding: var(--s4h);
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  &:hover {
    border-color: ${color.ink900};
  }
  b {
    margin-block-start: var(--s2);
    color: ${color.heading};
    line-height: 1.6;
  }
  span:last-child {
    color: ${color.text2};
    font-size: var(--fs-sm);
    line-height: 1.75;
  }
`;

interface NextStep {
  to: string;
  icon: IconGlyph;
  title: string;
  text: string;
}

const labels = copy.clientSteps;
const steps: readonly NextStep[] = [
  { to: paths.newRequest('feasibility'), icon: FileText, title: labels.feasibility, text: labels.feasibilityText },
  {
    to: paths.newRequest('consultation'),
    icon: MessagesSquare,
    title: labels.consultation,
    text: labels.consultationText,
  },
  { to: paths.freeStudies(), icon: BookOpen, title: labels.studies, text: labels.studiesText },
];

/** Links to the first actions of a new client. */
export const NextSteps = () => (
  <Panel title={copy.dashboard.nextSteps}>
    <Columns as="ul" $gap="4" $columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))">
      {steps.map(({ to, icon, title, text }) => (
        <li key={to}>
          <Step to={to}>
            <IconTile icon={icon} />
            <b>{title}</b>
            <span>{text}</span>
          </Step>
        </li>
      ))}
    </Columns>
  </Panel>
);
