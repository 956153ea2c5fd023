/** Modules and folders of shared-lib that one application uses, by their path in `src`, with the reason why they stay there. */
export const oneConsumer: Readonly<Record<string, string>> = {
  // One subject stays whole: its other modules serve several applications.
  'calculation/': 'the API computes the same calculation for documents and stored results',
  'charts/': 'the charts share scales, styles and tables of figures',
  'finance/': 'the browser and the API compute the same figures',
  'saved/': 'the account joins what the public pages saved',
  // Parts of the form of a record, beside the private fields of form that they are built on.
  'form/changes.ts': 'part of the record form',
  'form/switch-field.tsx': 'built on private fields of form',
  'form/checkboxes-field.tsx': 'built on private fields of form',
  'form/conflict-dialog.tsx': 'part of the record form',
  'form/compared-text.tsx': 'the record form and the versions compare alike',
  'form/text-bound.tsx': 'built on private fields of form',
  'form/field-rows.tsx': 'built on private fields of form',
  'form/lines-field.tsx': 'built on private fields of form',
  'form/record-form.tsx': 'part of the record form',
  'form/record-start.ts': 'part of the record form',
  'form/save-bar.tsx': 'part of the record form',
  'form/use-record.ts': 'part of the record form',
  'request/': 'panels for one side of a request, beside what both sides use',
  'sanitise/': 'defines the HTML that the API stores and public pages render',
};
