import { areaOf } from 'shared-lib/federation';
import { prepareHttp } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { startEarly } from '../remotes/early-release.ts';
import { mayEnter, sessionKnown } from '../routing/access.ts';
import { readBoot } from './boot.ts';
import { installTrustedTypes } from './trusted-types.ts';

const area = areaOf(location.pathname);
installTrustedTypes({ policy: area.policy, toolSources: readBoot().analytics?.scriptSources ?? [] });
session.restore();
// What the first page of a guarded area needs is requested while the larger parts of the page's script are evaluated.
void startEarly(location.pathname);
if (area.guard) void sessionKnown().then(() => mayEnter(area) && prepareHttp());
