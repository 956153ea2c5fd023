import type { Sample } from './sample.ts';

const attribute = (file: string, source: string): Sample => ({
  breaks: 'project/no-style-attribute',
  message: 'security policy',
  file,
  source: `${source}\n`,
});

const styleAttributes: Sample[] = [
  attribute('shell/src/styles/attribute.tsx', "export const Box = () => <p style={{ color: 'red' }} />;"),
  attribute('remote-public/src/styles/spread.tsx', "export const Box = () => <p {...{ style: { color: 'red' } }} />;"),
  attribute('shared-lib/src/ui/attribute.tsx', "export const Box = () => <p style={{ color: 'red' }} />;"),
  attribute(
    'shared-lib/src/form/created.ts',
    "import { createElement } from 'react';\n\nexport const box = createElement('p', { style: { color: 'red' } });",
  ),
  attribute(
    'shared-lib/src/theme/attrs.ts',
    "import styled from 'styled-components';\n\nexport const Box = styled.p.attrs<{ $wide: number }>(({ $wide }) => ({ style: { width: $wide } }))``;",
  ),
];

/** CSS in a nested template, which is the usual form. */
const styled = (css: string) =>
  `import styled, { css } from 'styled-components';\n\nexport const Box = styled.p\`\n  \${css\`\n    ${css}\n  \`}\n\`;\n`;

const css = (breaks: string, message: string, name: string, source: string, packageName = 'remote-admin'): Sample => ({
  breaks,
  message,
  file: `${packageName}/src/styles/${name}.ts`,
  source: styled(source),
});

const logical = 'Sides are logical';
const sides: Sample[] = [
  css('property-disallowed-list', logical, 'inset', 'left: 0;', 'remote-public'),
  css('property-disallowed-list', logical, 'margin', 'margin-left: 4px;', 'remote-account'),
  css('property-disallowed-list', 'physical()', 'direction', 'direction: ltr;', 'shell'),
  {
    ...css('property-disallowed-list', logical, '', 'border-top-right-radius: 4px;'),
    file: 'shared-lib/src/ui/corner.ts',
  },
  css('declaration-property-value-disallowed-list', logical, 'align', 'text-align: left;'),
  css('declaration-property-value-disallowed-list', logical, 'float', 'float: right;'),
  css(
    'declaration-property-value-disallowed-list',
    logical,
    'four',
    "padding: 0 calc(1px + 2px) 0 ${({ theme }) => (theme ? '1px' : '')};",
  ),
  css('declaration-property-value-disallowed-list', logical, 'corners', 'border-radius: 4px 0 0 4px;'),
  css(
    'declaration-property-value-disallowed-list',
    logical,
    'gradient',
    "background: linear-gradient(to right, ${() => 'red'}, blue);",
  ),
  {
    ...css('project/logical-css', logical, 'string', ''),
    source:
      "import styled from 'styled-components';\n\nexport const Box = styled.p<{ $on: boolean }>`\n  ${({ $on }) => $on && 'margin-right: 4px;'}\n`;\n",
  },
  {
    ...css('project/logical-css', 'as a template', 'object', ''),
    source: "import styled from 'styled-components';\n\nexport const Box = styled.p({ marginLeft: 4 });\n",
  },
];

const spaceTokens = 'Spaces are tokens';
const spaces: Sample[] = [
  css('declaration-property-value-allowed-list', spaceTokens, 'gap', 'gap: 1rem;'),
  css('declaration-property-value-allowed-list', spaceTokens, 'padding', 'padding-inline: 2.75rem .5rem;', 'shell'),
  css('declaration-property-value-allowed-list', spaceTokens, 'calculated', 'margin: calc(1.5rem + 2px);'),
];

export const styleSamples: Sample[] = [...styleAttributes, ...sides, ...spaces];
