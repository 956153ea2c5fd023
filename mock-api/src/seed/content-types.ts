import type { article, Sector, serviceInput, setting, Slider, study } from 'shared-lib/contracts';
import type * as z from 'zod/mini';

/**
 * Types of the files in `content/`: the public contracts without the fields that the seed sets itself (ids, order,
 * timestamps, computed figures). The order in an array is the order on the site.
 */
type Row = 'id' | 'created_at' | 'updated_at';

/** Fields of a service that its input has no default for are required. `sectors` holds slugs of `SectorSeed`. */
export type ServiceSeed = Omit<z.input<typeof serviceInput>, 'sector_ids' | 'sort_order' | 'updated_at'> & {
  slug: string;
  sectors: string[];
};

export type SectorSeed = Omit<Sector, Row | 'sort_order' | 'image_alt' | 'seo_title' | 'seo_description'>;

export type SliderSeed = Omit<Slider, Row | 'sort_order' | 'image_alt'>;

export type SettingSeed = Omit<z.input<typeof setting>, Row>;

export type ArticleSeed = Omit<z.input<typeof article>, Row | 'reading_minutes' | 'published_at'> & {
  published_at: string;
};

/** `sector` is a slug of `SectorSeed`. The seed computes the figures from the cash flows and creates the PDF. */
export type StudySeed = Omit<
  z.input<typeof study>,
  Row | 'npv' | 'irr' | 'payback_years' | 'capital_total' | 'sector_id' | 'file_url' | 'file_size' | 'downloads'
> & { sector: string };
