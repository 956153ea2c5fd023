import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { Icon } from './icon.tsx';
import { Input } from './input.tsx';

const Box = styled.div`
  position: relative;
  flex: 1;
  min-inline-size: min(14rem, 100%);
  input {
    min-block-size: 2.75rem;
    padding-block: var(--s1h);
    padding-inline-start: 2.75rem;
    font-size: var(--fs-sm);
  }
  > svg {
    position: absolute;
    inset-inline-start: 0.875rem;
    inset-block-start: 0.75rem;
    color: ${color.text3};
    pointer-events: none;
  }
`;

/** A search input; `label` is its accessible name. */
export const SearchInput = ({
  label,
  ...rest
}: { label: string } & Omit<ComponentProps<'input'>, 'type' | 'aria-label'>) => (
  <Box>
    <Icon icon={Search} size={20} />
    <Input type="search" aria-label={label} enterKeyHint="search" {...rest} />
  </Box>
);
