import ChevronDown from 'lucide-react/icons/chevron-down';
import { color, motion, weight } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';

const Row = styled.details`
  padding-block: var(--s4h);
  border-block-end: 1px solid ${color.line};
  &:first-child {
    border-block-start: 1px solid ${color.line};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    font-weight: ${weight.strong};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    transition: transform ${motion.base};
  }
  &[open] svg {
    transform: rotate(180deg);
  }
  p {
    max-inline-size: 44rem;
    margin-block-start: var(--s2);
    color: ${color.muted};
  }
`;

interface Faq {
  q: string;
  a: string;
}

/** Frequently asked questions. Each item is collapsible; the first one starts expanded. */
export const FaqList = ({ items }: { items: readonly Faq[] }) => (
  <div>
    {items.map(({ q, a }, index) => (
      <Row key={q} open={index === 0}>
        <summary>
          {figuresInText(q)} <Icon icon={ChevronDown} size={20} />
        </summary>
        <p>{figuresInText(a)}</p>
      </Row>
    ))}
  </div>
);
