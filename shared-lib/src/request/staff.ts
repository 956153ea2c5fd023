/** Panels with which staff change a request. An entry point of its own, because clients need no date pickers. */
export { AppointmentEditor } from './appointment-editor.tsx';
export { ChecklistOpener } from './checklist-opener.tsx';
export { MoveDialog, isEnding, MoveList, startNeed, type Move } from './move-list.tsx';
export { MovesPanel } from './moves-panel.tsx';
export { NoShowButton } from './no-show-button.tsx';
export { PhaseEditor, QuoteEditor } from './work-editors.tsx';
export { StaffComposer } from './staff-composer.tsx';
