import { useState } from 'react';
import type { SampleEmail } from 'shared-lib/contracts';
import { color, media } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { emailsCopy as copy } from '../../copy/emails.ts';
import { Cluster, Stack } from 'shared-lib/ui/stack';

const Head = styled.dl`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr);
  gap: var(--s2) var(--s4);
  padding: var(--s4h) var(--s6);
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
  dt {
    color: ${color.text3};
    font-size: var(--fs-sm);
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s1);
  }
`;
const Stage = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--s4);
  background: ${color.sand200};
  iframe {
    block-size: 46rem;
    max-inline-size: 100%;
    border: 1px solid ${color.line};
    background: ${color.white};
  }
  ${media.stacked} {
    padding: var(--s2);
  }
`;
const Plain = styled.pre`
  overflow-wrap: anywhere;
  font-family: inherit;
  white-space: pre-wrap;
`;

/** Widths of the frame in px: the window of a mail program, and a phone. */
const WIDTHS = { wide: 640, narrow: 390 } as const;
const widths = ['wide', 'narrow'] as const;
const schemes = ['light', 'dark'] as const;

interface ChoiceProps<Name extends string> {
  label: string;
  names: readonly Name[];
  titles: Readonly<Record<Name, string>>;
  value: Name;
  onChange: (name: Name) => void;
}

const Choice = <Name extends string>({ label, names, titles, value, onChange }: ChoiceProps<Name>) => (
  <Cluster $gap="2" role="group" aria-label={label}>
    {names.map((name) => (
      <Button
        key={name}
        size="small"
        tone={name === value ? 'primary' : 'quiet'}
        aria-pressed={name === value}
        onClick={() => onChange(name)}
      >
        {titles[name]}
      </Button>
    ))}
  </Cluster>
);

/** An email as mail programs show it, on two widths and in two colour schemes, and its plain text. */
export const EmailPreview = ({ email: { label, subject, preheader, text, html_path } }: { email: SampleEmail }) => {
  const [width, setWidth] = useState<(typeof widths)[number]>('wide');
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light');
  return (
    <Stack $gap="6">
      <Panel
        title={label}
        flush
        tools={
          <Cluster $gap="2">
            <Choice label={copy.width} names={widths} titles={copy.widths} value={width} onChange={setWidth} />
            <Choice label={copy.scheme} names={schemes} titles={copy.schemes} value={scheme} onChange={setScheme} />
          </Cluster>
        }
      >
        <Head>
          <dt>{copy.subject}</dt>
          <dd>{subject}</dd>
          <dt>{copy.preheader}</dt>
          <dd>{preheader}</dd>
        </Head>
        <Stage>
          {/* The colour scheme of the frame is what the email sees as that of the mail program. */}
          <iframe
            key={scheme}
            sandbox=""
            title={copy.frame(label)}
            src={html_path}
            style={{ inlineSize: WIDTHS[width], colorScheme: scheme }}
          />
        </Stage>
      </Panel>
      <Panel title={copy.text}>
        <Plain>{text}</Plain>
      </Panel>
    </Stack>
  );
};
