import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import type { ServiceIcon } from 'shared-lib/contracts';
import { fallbackServices } from 'shared-lib/copy';

/** What menus need of a service. */
export interface MenuService {
  slug: string;
  name_ar: string;
  icon: ServiceIcon;
  /** Known once the services could be read. */
  basic_price?: number;
  delivery_days_basic?: number;
}

/** The services, or the four default ones while the list has not come or cannot be read (specification §8). */
export const useMenuServices = (): readonly MenuService[] => {
  const { data } = useQuery(serviceQueries.list());
  return data ?? fallbackServices;
};
