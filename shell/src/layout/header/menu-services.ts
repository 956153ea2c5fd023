import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import type { ServiceIcon } from 'shared-lib/contracts';
import { fallbackServices } from 'shared-lib/copy';

/** The fields of a service that menus need. */
export interface MenuService {
  slug: string;
  name_ar: string;
  icon: ServiceIcon;
  /** Missing in the default services. */
  basic_price?: number;
  delivery_days_basic?: number;
}

/** The services; the four default ones while the list loads or when it cannot be read (specification §8). */
export const useMenuServices = (): readonly MenuService[] => {
  const { data } = useQuery(serviceQueries.list());
  return data ?? fallbackServices;
};
