import { configure } from '@testing-library/react';
import { PATIENCE_MS } from './patience.ts';

// Queries that wait, such as `findByRole`, give up after one second otherwise.
configure({ asyncUtilTimeout: PATIENCE_MS });
