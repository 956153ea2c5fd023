import { session } from 'shared-lib/session';
import { startEarly } from '../remotes/early-release.ts';

// The remote of a guarded area and its release are requested while the larger parts of the page's script are evaluated.
session.restore();
void startEarly(location.pathname);
