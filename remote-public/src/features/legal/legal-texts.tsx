import ChevronDown from 'lucide-react/icons/chevron-down';
import { Fragment, useEffect, useRef } from 'react';
import { useLocation } from 'shared-lib/router';
import { color, layout, motion } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { Prose } from 'shared-lib/ui/prose';
import { Section, SectionHead } from 'shared-lib/ui/section';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { TextLink } from 'shared-lib/ui/text-link';
import { legal } from '../../copy/contact.ts';
import { textSetting, useSettings } from '../../settings/read-settings.ts';

const EMAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Text with its e-mail addresses as left-to-right mailto links. */
const LinkedEmails = ({ text }: { text: string }) =>
  text.split(EMAIL).map((part) =>
    EMAIL.test(part) ? (
      <TextLink key={part} to={`mailto:${part}`}>
        <bdi dir="ltr">{part}</bdi>
      </TextLink>
    ) : (
      <Fragment key={part}>{figuresInText(part)}</Fragment>
    ),
  );

interface LegalPart {
  heading?: string;
  text: string;
}

const NUMBERED = /^\d+\.\s/;

/** Splits a legal text at empty lines into parts. A numbered first line is the heading of its part. */
const parseLegalText = (text: string): LegalPart[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => {
      const [first = '', ...rest] = part.trim().split('\n');
      return NUMBERED.test(first) && rest.length > 0
        ? { heading: first.trim(), text: rest.join('\n') }
        : { text: part.trim() };
    });

const TITLE_ID = 'legal-title';
const names = ['privacy', 'terms', 'agreement'] as const;
type LegalName = (typeof names)[number];

const Disclosure = styled.details`
  border-block-end: 1px solid ${color.line};
  scroll-margin-block-start: calc(${layout.header} + 1rem);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    min-block-size: 3.5rem;
    padding-block: var(--s3);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: transform ${motion.base} ${motion.ease};
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;
const Text = styled(Prose)`
  padding-block: var(--s2) var(--s8);
  font-size: 1rem;
  line-height: 1.95;
  p {
    white-space: pre-line;
  }
`;

/** One collapsible text; a link to its hash expands it. */
const LegalText = ({ name, text }: { name: LegalName; text: string }) => {
  const details = useRef<HTMLDetailsElement>(null);
  /** A new object on every navigation, so the same link expands the text again. */
  const location = useLocation();
  useEffect(() => {
    if (location.hash === `#${name}` && details.current) details.current.open = true;
  }, [location, name]);
  return (
    <Disclosure ref={details} id={name}>
      <summary>
        <h3>{legal.titles[name]}</h3>
        <Icon icon={ChevronDown} size={20} />
      </summary>
      <Text>
        {parseLegalText(text).map((part) => (
          <section key={part.text}>
            {part.heading && <h4>{part.heading}</h4>}
            <p>
              <LinkedEmails text={part.text} />
            </p>
          </section>
        ))}
      </Text>
    </Disclosure>
  );
};

/** Privacy policy, terms and service agreement; the footer links here. */
export const LegalTexts = () => {
  const settings = useSettings('legal') ?? {};
  return (
    <Section tone="sand" labelledBy={TITLE_ID}>
      <SectionHead id={TITLE_ID} title={legal.title} />
      {names.map((name) => (
        <LegalText key={name} name={name} text={textSetting(settings, name, legal.builtIn[name])} />
      ))}
    </Section>
  );
};
