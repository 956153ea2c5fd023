import { configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { PATIENCE_MS } from './patience.ts';

/**
 * The error of a query. While a query waits, each attempt that fails would print the whole document, a part of the processor time of
 * the tests of pages, and nobody would read it: the error of the last attempt gets the document when the time is over.
 */
const getElementError = (message: string | null, container: Element): Error => {
  // Testing Library sets this while it tries.
  const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = new Error([message, isWaiting ? '' : prettyDOM(container)].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  return error;
};

// Queries that wait, such as `findByRole`, give up after one second otherwise.
configure({ asyncUtilTimeout: PATIENCE_MS, getElementError });

/**
 * React's development build notes where each element was created, up to a number of elements in a second, for the stacks of its
 * warnings. That takes a tenth of the processor time of the tests of pages. Here the number counts as reached.
 * @throws when React no longer counts this way
 */
const leaveOutOwnerStacks = (): void => {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React has changed: see whether its elements still note where they were created.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
    configurable: true,
  });
};

leaveOutOwnerStacks();
