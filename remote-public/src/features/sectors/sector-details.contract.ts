import { enveloped, sector, sectorStatistics, serviceSummary } from 'shared-lib/contracts';
import * as z from 'zod/mini';

export const sectorDetail = enveloped(sector);
export const statistics = enveloped(sectorStatistics);
export const servicesOfSector = enveloped(z.array(serviceSummary));
