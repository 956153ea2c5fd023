import type { Sample } from './sample.ts';

const refused = 'refused by the security policy';
const styleAttributes: Sample[] = [
  { breaks: 'house/no-style-attribute', says: refused, file: 'shell/src/styles/attribute.tsx', source: "export const Box = () => <p style={{ color: 'red' }} />;\n" },
  { breaks: 'house/no-style-attribute', says: refused, file: 'remote-public/src/styles/spread.tsx', source: "export const Box = () => <p {...{ style: { color: 'red' } }} />;\n" },
  { breaks: 'house/no-style-attribute', says: refused, file: 'shared-lib/src/ui/attribute.tsx', source: "export const Box = () => <p style={{ color: 'red' }} />;\n" },
  { breaks: 'house/no-style-attribute', says: refused, file: 'shared-lib/src/form/created.ts', source: "import { createElement } from 'react';\n\nexport const box = createElement('p', { style: { color: 'red' } });\n" },
  { breaks: 'house/no-style-attribute', says: refused, file: 'shared-lib/src/theme/attrs.ts', source: "import styled from 'styled-components';\n\nexport const Box = styled.p.attrs<{ $wide: number }>(({ $wide }) => ({ style: { width: $wide } }))``;\n" },
];

const styled = (css: string) => `import styled, { css } from 'styled-components';\n\nexport const Box = styled.p\`\n  \${css\`\n    ${css};\n  \`}\n\`;\n`;
const logical = 'Sides are logical';
const styles: Sample[] = [
  { breaks: 'property-disallowed-list', says: logical, file: 'remote-public/src/styles/inset.ts', source: styled('left: 0') },
  { breaks: 'property-disallowed-list', says: logical, file: 'remote-account/src/styles/margin.ts', source: styled('margin-left: 4px') },
  { breaks: 'property-disallowed-list', says: logical, file: 'shared-lib/src/ui/corner.ts', source: styled('border-top-right-radius: 4px') },
  { breaks: 'property-disallowed-list', says: 'physical()', file: 'shell/src/styles/direction.ts', source: styled('direction: ltr') },
  { breaks: 'declaration-property-value-disallowed-list', says: logical, file: 'remote-admin/src/styles/align.ts', source: styled('text-align: left') },
  { breaks: 'declaration-property-value-disallowed-list', says: logical, file: 'remote-admin/src/styles/four.ts', source: styled("padding: 0 calc(1px + 2px) 0 ${({ theme }) => (theme ? '1px' : '')}") },
  { breaks: 'declaration-property-value-disallowed-list', says: logical, file: 'remote-admin/src/styles/corners.ts', source: styled('border-radius: 4px 0 0 4px') },
  { breaks: 'declaration-property-value-disallowed-list', says: logical, file: 'remote-admin/src/styles/gradient.ts', source: styled('background: linear-gradient(to right, red, blue)') },
  { breaks: 'property-no-unknown', says: 'paddin-block', file: 'remote-admin/src/styles/unknown.ts', source: styled('paddin-block: 4px') },
  { breaks: 'declaration-property-value-no-unknown', says: 'flexx', file: 'remote-admin/src/styles/value.ts', source: styled('display: flexx') },
  { breaks: 'house/logical-css', says: logical, file: 'remote-admin/src/styles/string.ts', source: "import styled from 'styled-components';\n\nexport const Box = styled.p<{ $on: boolean }>`\n  ${({ $on }) => $on && 'margin-right: 4px;'}\n`;\n" },
  { breaks: 'house/logical-css', says: 'as a template', file: 'remote-admin/src/styles/object.ts', source: "import styled from 'styled-components';\n\nexport const Box = styled.p({ marginLeft: 4 });\n" },
];

export const styleSamples: Sample[] = [...styleAttributes, ...styles];
