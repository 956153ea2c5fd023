import type { Service } from 'shared-lib/contracts';
import { color, shape, text, weight } from 'shared-lib/theme';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { services } from '../../copy/services.ts';
import { Stack } from 'shared-lib/ui/stack';

const Step = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  gap: var(--s5);
  p {
    color: ${color.muted};
  }
  small {
    color: ${color.text3};
    ${text.sm}
  }
`;
const StepNumber = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  background: ${color.nile50};
  color: ${color.nile600};
  font-weight: ${weight.strong};
  clip-path: ${shape.octagon};
`;

/** The steps of a service, from the first day to delivery. */
export const ServiceSteps = ({ steps }: Pick<Service, 'steps'>) => (
  <Stack as="ol" $gap="6">
    {steps.map(({ title, text: description, days }, index) => (
      <Step key={title}>
        <StepNumber aria-hidden="true">{index + 1}</StepNumber>
        <div>
          <h3>{title}</h3>
          <p>{figuresInText(description)}</p>
          {days > 0 && <small>{services.days(days)}</small>}
        </div>
      </Step>
    ))}
  </Stack>
);
