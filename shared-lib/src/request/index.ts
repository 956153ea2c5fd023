/** Panels of the page of a request, shared by its client, consultants and administrators. They take data and callbacks. */
export { AgreementOpener } from './agreement-opener.tsx';
export { AppointmentPanel } from './appointment-panel.tsx';
export { CaseOpener } from './case-opener.tsx';
export { ChecklistPanel } from './checklist-panel.tsx';
export { Composer, focusComposer } from './composer.tsx';
export { CvFileRow } from './cv-file-row.tsx';
export { DialogForm } from './dialog-form.tsx';
export { DownloadAll } from './download-all.tsx';
export { FileDrop } from './file-drop.tsx';
export { FileGroup } from './file-list.tsx';
export { FilesPanel } from './files-panel.tsx';
export { HistoryPanel } from './history-panel.tsx';
export { InternalMark } from './internal-mark.tsx';
export { JumpLinks, useLinkedItem } from './jump-links.tsx';
export { MessageThread } from './message-thread.tsx';
export { PathPanel } from './path-panel.tsx';
export { QuoteCard } from './quote-card.tsx';
export { QuoteDecision } from './quote-decision.tsx';
export { QuoteFields } from './quote-fields.tsx';
export { QuoteLine } from './quote-line.tsx';
export { RatingPanel } from './rating-panel.tsx';
export { ReasonDialog } from './reason-dialog.tsx';
export { adminArea, clientArea, consultantArea, requestQuery, useRequestCalls } from './request-area.ts';
export {
  clientFacts,
  dateFact,
  dateFacts,
  FactsRow,
  nextStepFact,
  personFact,
  updatedFact,
  type RequestFact,
} from './request-facts.tsx';
export { RequestHead } from './request-head.tsx';
export { anchors, RequestBadge } from './request-title.tsx';
export { SentPanel, ValueList } from './sent-panel.tsx';
export { RunningClock } from './service-clock.tsx';
export { useAction } from './run-action.ts';
export { UploadList } from './upload-list.tsx';
export { useUploads, type SendFile } from './uploads.ts';
