import { expect, test } from 'vitest';
import droppableComponents from './droppable-components-loader.ts';

test('marks components as free of side effects and removes their names', () => {
  const source = [
    'var Form = React2.forwardRef(function FormWithRef() {',
    '  FetcherForm.displayName = "fetcher.Form";',
    '});',
    'Form.displayName = "Form";',
    'var label = { displayName: "Form" };',
  ].join('\n');
  expect(droppableComponents(source).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React2.forwardRef(function FormWithRef() {',
    '  FetcherForm.displayName = "fetcher.Form";',
    '});',
    '',
    'var label = { displayName: "Form" };',
  ]);
});
