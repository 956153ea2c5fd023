import * as query from '@tanstack/react-query';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as http from 'shared-lib/http';
import * as router from 'shared-lib/router';
import * as session from 'shared-lib/session';
import * as toast from 'shared-lib/toast';
import * as unsaved from 'shared-lib/unsaved';
import * as styled from 'styled-components';

/** The modules that remotes' server bundles can `require`. They share these instances, so each exists once. */
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
