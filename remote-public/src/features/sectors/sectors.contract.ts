import { enveloped, sector } from 'shared-lib/contracts';
import * as z from 'zod/mini';

export const sectorList = enveloped(z.array(sector));
