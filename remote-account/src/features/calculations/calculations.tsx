import { useQuery } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import { QueryBlock } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { calculationsOnDevice, calculationsQuery } from 'shared-lib/saved';
import { useKnownUser } from 'shared-lib/session';
import { Alert } from 'shared-lib/ui/alert';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { calculationsCopy as labels } from '../../copy/saved.ts';
import { PanelRows } from '../../dashboard/list-styles.ts';
import { CalculationRow } from './calculation-row.tsx';

const Open = <ButtonLink to={paths.calculator()}>{labels.open}</ButtonLink>;

/** Calculations that could not join the account. */
const LeftOnDevice = () => {
  const rest = useSyncExternalStore(calculationsOnDevice.subscribe, calculationsOnDevice.read);
  return rest.length > 0 && <Alert tone="warning">{labels.notMoved}</Alert>;
};

/** The calculations that the user saved in the calculator. */
export const Calculations = () => {
  const query = useQuery(calculationsQuery());
  const isClient = useKnownUser()?.role === 'client';
  const list = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  const focusList = () => list.current?.focus();
  return (
    <>
      <PageHead title={labels.title} text={labels.text} actions={query.data?.length ? Open : undefined} />
      <div ref={list} tabIndex={-1} role="group" aria-label={labels.title}>
        <QueryBlock query={query} rows={4} failed={labels.failed}>
          {(calculations) => (
            <>
              <LeftOnDevice />
              {calculations.length === 0 ? (
                <EmptyState level={2} title={labels.empty} text={labels.emptyText} action={Open} />
              ) : (
                <Panel flush>
                  <PanelRows>
                    {calculations.map((calculation) => (
                      <li key={calculation.id}>
                        <CalculationRow calculation={calculation} hasRequest={isClient} onRemoved={focusList} />
                      </li>
                    ))}
                  </PanelRows>
                </Panel>
              )}
            </>
          )}
        </QueryBlock>
      </div>
    </>
  );
};
