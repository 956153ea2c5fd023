import { Children, type ReactNode } from 'react';
import { paths } from 'shared-lib/paths';
import { color, media, paperStack, SCREEN_ONLY } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { ForwardIcon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { DeferredPart } from '../../sections/deferred-part.tsx';
import { DeferredPanels } from './deferred-panels.tsx';
import { KeyFigures } from './key-figures.tsx';
import type { Panels } from './load-panels.ts';
import type { ResultView } from './result-text.ts';
import { VerdictPanel } from './verdict-panel.tsx';

export const ResultStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-content: start;
  ${paperStack}
`;
const Band = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s5) var(--s8);
  padding: var(--s7);
  background: ${color.nile600};
  color: ${color.white};
  h2 {
    color: inherit;
    font-size: 1.375rem;
  }
  p {
    max-inline-size: 36rem;
    color: ${color.nile100};
  }
  ${media.stacked} {
    padding: var(--s5);
    > a {
      inline-size: 100%;
    }
  }
`;

/** The link to a request for a study with the figures of the calculation. */
export const RequestBand = ({ code }: { code: string }) => (
  <Band {...SCREEN_ONLY}>
    <div>
      <h2>{calculator.request.title}</h2>
      <p>{calculator.request.text}</p>
    </div>
    <ButtonLink tone="accent" to={paths.contact('feasibility', { calculation: code })}>
      {calculator.request.button}
      <ForwardIcon />
    </ButtonLink>
  </Band>
);

/** Panels below each other; those below the first screen are laid out later. */
export const DeferredStack = ({ children }: { children: ReactNode }) => (
  <ResultStack>
    {Children.map(children, (panel) => (
      <DeferredPart>{panel}</DeferredPart>
    ))}
  </ResultStack>
);

const AllPanels = ({ panels, view }: { panels: Panels; view: ResultView }) => (
  <DeferredStack>
    <panels.FlowsPanel view={view} />
    <panels.BridgePanel view={view} />
    <panels.ScenariosPanel view={view} />
    <panels.SensitivityPanel view={view} />
    <panels.TornadoPanel view={view} />
    <panels.ReadingsPanel view={view} />
  </DeferredStack>
);

/** All results of a calculation. */
export const Results = ({ view }: { view: ResultView }) => (
  <>
    <DeferredPart>
      <VerdictPanel view={view} />
    </DeferredPart>
    <DeferredPart>
      <KeyFigures view={view} />
    </DeferredPart>
    <DeferredPanels view={view} layout={AllPanels} />
  </>
);
