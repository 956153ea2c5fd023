import { waitFor } from '@testing-library/react';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { expect, test } from 'vitest';
import routes from './routes.tsx';

await startApi();

test.each([
  ['/dashboard/requests/FS-2026-000011?at=quote', '/admin/feasibility-requests/FS-2026-000011?at=quote'],
  ['/dashboard/requests/CN-2026-000013', '/admin/consultations/CN-2026-000013'],
  ['/dashboard/requests/CT-2026-000002?at=message-7', '/admin/contacts/CT-2026-000002?at=message-7'],
  ['/dashboard/requests/no-reference', '/admin/inbox'],
  ['/dashboard/requests', '/admin/inbox'],
  ['/dashboard/messages', '/admin/inbox'],
  ['/dashboard/notifications', '/admin/notifications'],
  ['/dashboard/profile', '/admin/profile'],
  ['/dashboard/profile?confirm-email=abc', '/dashboard/profile?confirm-email=abc'],
])('leads an administrator from %s to %s', async (at, target) => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  const { router } = renderRemote({ modules: [routes], at });
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await waitFor(() => expect(currentUrl()).toBe(target));
});
