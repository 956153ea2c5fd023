import type { Article, Sector, Service, Setting, Slider, Study } from 'shared-lib/contracts';

/**
 * What the files of `content/` are made of: the public contracts without what the seed itself gives (ids, order, times,
 * computed figures). Order in an array is the order on the site.
 */
type Row = 'id' | 'created_at' | 'updated_at';

/** `sectors` are slugs of `SectorSeed`. */
export type ServiceSeed = Omit<Service, Row | 'sector_ids' | 'sort_order'> & { sectors: string[] };

export type SectorSeed = Omit<Sector, Row | 'sort_order'>;

export type SliderSeed = Omit<Slider, Row | 'sort_order'>;

export type SettingSeed = Omit<Setting, Row>;

export type ArticleSeed = Omit<Article, Row | 'reading_minutes' | 'published_at'> & { published_at: string };

/** `sector` is a slug of `SectorSeed`; figures that follow from the cash flows are computed, and the PDF is made by the seed. */
export type StudySeed = Omit<
  Study,
  Row | 'npv' | 'irr' | 'payback_years' | 'capital_total' | 'sector_id' | 'file_url' | 'file_size' | 'downloads'
> & { sector: string };
