import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as http from 'shared-lib/http';
import * as router from 'shared-lib/router';
import * as session from 'shared-lib/session';
import * as toast from 'shared-lib/toast';
import * as unsaved from 'shared-lib/unsaved';
import * as query from './query.ts';
import * as styled from './styled.ts';

/** The modules that the shell provides to remotes, in browsers and on the server. Each exists once. */
export const providedModules: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': dom,
  'styled-components': styled,
  '@tanstack/react-query': query,
  'shared-lib/http': http,
  'shared-lib/router': router,
  'shared-lib/session': session,
  'shared-lib/toast': toast,
  'shared-lib/unsaved': unsaved,
};
