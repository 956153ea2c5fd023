/** Panels of the page of a request, shared by its client, consultants and administrators. They take data and callbacks. */
export { Composer } from './composer.tsx';
export { FileDrop } from './file-drop.tsx';
export { FileGroup } from './file-list.tsx';
export { FileRow } from './file-row.tsx';
export { HistoryPanel } from './history-panel.tsx';
export { InternalMark } from './internal-mark.tsx';
export { MessageThread } from './message-thread.tsx';
export { PhaseProgress } from './phase-progress.tsx';
export { QuoteCard, QuoteLine, quoteAnswerText } from './quote-card.tsx';
export { adminArea, clientArea, consultantArea, requestQuery, useRequestCalls } from './request-area.ts';
export { dateFact, FactsRow, nextStepFact, nextStepText, personFact, type RequestFact } from './request-facts.tsx';
export { RequestHead } from './request-head.tsx';
export { RequestTimeline } from './request-timeline.tsx';
export { anchors, RequestBadge, requestTitle, type Side } from './request-title.tsx';
export { SentPanel, ValueList } from './sent-panel.tsx';
export { ServiceClock, type ClockState } from './service-clock.tsx';
export { UploadList } from './upload-list.tsx';
export { useUploads } from './uploads.ts';
