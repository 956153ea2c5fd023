/** The handles of pages other than the first: one chunk, which loads with the first of these pages or of their links. */
export { aboutHandle } from './about-handle.ts';
export { articleHandle } from './article-handle.ts';
export { blogHandle } from './blog-handle.ts';
export { compareStudiesHandle } from './compare-studies-handle.ts';
export { contactHandle } from './contact-handle.ts';
export { freeStudiesHandle } from './free-studies-handle.ts';
export {
  articlePreviewHandle,
  servicePreviewHandle,
  sliderPreviewHandle,
  studyPreviewHandle,
} from './preview-handle.ts';
export { readingHandle } from './reading-handle.ts';
export { searchHandle } from './search-handle.ts';
export { sectorHandle, sectorsHandle } from './sector-handle.ts';
export { serviceHandle, servicesHandle } from './service-handle.ts';
export { studyHandle } from './study-handle.ts';
export { verdictsHandle } from './verdicts-handle.ts';
export { verifyHandle } from './verify-handle.ts';
