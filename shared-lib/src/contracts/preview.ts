import * as z from 'zod/mini';
import { article } from './article.ts';
import { serviceSummary } from './service.ts';
import { slider } from './slider.ts';
import { studyCard } from './study.ts';

/** Kinds of content that editors show in a live preview, at `/preview/{kind}`. */
export const previewKinds = ['article', 'slider', 'service', 'study'] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** What an editor sends for each kind: the fields that visitors see. The draft need not be saved. */
export const previewDrafts = {
  article: z.pick(article, {
    title_ar: true,
    cover: true,
    cover_alt: true,
    category: true,
    tags: true,
    author_name: true,
    author_role: true,
    reading_minutes: true,
    published_at: true,
    body_html: true,
    layout: true,
  }),
  slider: z.pick(slider, {
    title_ar: true,
    description_ar: true,
    image: true,
    desktop_image: true,
    mobile_image: true,
    button_text_ar: true,
    button_link: true,
  }),
  service: z.pick(serviceSummary, {
    name_ar: true,
    description_ar: true,
    short_description_ar: true,
    icon: true,
    image: true,
    basic_price: true,
    delivery_days_basic: true,
  }),
  study: z.omit(studyCard, { id: true, slug: true, published_at: true }),
} as const satisfies Record<PreviewKind, z.ZodMiniType>;

/** Draft of a kind, as its contract returns it. */
export type PreviewDraft<Kind extends PreviewKind> = z.infer<(typeof previewDrafts)[Kind]>;

/** Message of the preview to the editor around it: the page listens now. */
export const PREVIEW_READY = 'preview:ready';
/** Message of the editor to the preview: show this draft. Editor and preview check origin and source of each message. */
export const previewMessage = z.object({ type: z.literal('preview:draft'), draft: z.unknown() });
