import { areaOf } from 'shared-lib/federation';
import { session } from 'shared-lib/session';
import { startEarly } from '../remotes/early-release.ts';
import { readBoot } from './boot.ts';
import { installTrustedTypes } from './trusted-types.ts';

export const boot = readBoot();
export const area = areaOf(location.pathname);

installTrustedTypes({ policy: area.policy, toolSources: boot.analytics?.scriptSources ?? [] });
session.restore();
// What the first page of a guarded area needs is requested while the larger parts of the page's script are evaluated.
void startEarly(location.pathname);
