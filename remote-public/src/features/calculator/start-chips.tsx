import BookOpen from 'lucide-react/icons/book-open';
import type { Sector } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { ChipLink, Chips } from '../../ui/chip.tsx';
import { Icon } from 'shared-lib/ui/icon';
import { useId } from 'react';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';

const { start: copy } = calculator;

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  > span {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
`;

interface Props {
  sectors: readonly Pick<Sector, 'id' | 'slug' | 'name_ar'>[];
  /** Slug of the sector that the calculation starts from. */
  current: string | undefined;
}

/** Links that start from the typical figures of a sector or from a published study. */
export const StartChips = ({ sectors, current }: Props) => {
  const id = useId();
  return (
    <Row aria-labelledby={id}>
      <span id={id}>{copy.label}</span>
      <Chips>
        {sectors.map(({ id: sectorId, slug, name_ar }) => (
          <ChipLink
            key={sectorId}
            to={paths.calculator({ sector: slug })}
            aria-current={slug === current ? 'true' : undefined}
          >
            {name_ar}
          </ChipLink>
        ))}
        <ChipLink to={paths.freeStudies()}>
          <Icon icon={BookOpen} size={16} />
          {copy.studies}
        </ChipLink>
      </Chips>
    </Row>
  );
};
