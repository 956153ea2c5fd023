import { useId } from 'react';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { color, media, SCREEN_ONLY } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Select } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { studyNumbers } from '../../copy/studies.ts';
import type { StudyChoice } from './studies.api.ts';

const { compare: copy } = studyNumbers;

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  gap: var(--s4);
  align-items: end;
  margin-block-end: var(--s8);
  label {
    display: grid;
    gap: var(--s1);
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface Props {
  slugs: readonly string[];
  /** Undefined while they load. */
  choices: readonly StudyChoice[] | undefined;
}

/** Chooses the studies of the comparison. Without scripts the form loads the page. */
export const ComparisonForm = ({ slugs, choices }: Props) => {
  const id = useId();
  const navigate = useNavigate();
  return (
    <Form
      {...SCREEN_ONLY}
      // The choices of a new URL, also once their options have loaded.
      key={`${slugs.join(' ')} ${choices === undefined}`}
      method="get"
      action={paths.compareStudies()}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).getAll('study').filter((slug) => slug !== '');
        void navigate(paths.compareStudies([...new Set(chosen.map(String))]), { preventScrollReset: true });
      }}
    >
      {copy.choose.map((label, index) => (
        <label key={label} htmlFor={`${id}${index}`}>
          {label}
          <Select id={`${id}${index}`} name="study" defaultValue={slugs[index] ?? ''}>
            <option value="">{copy.none}</option>
            {(choices ?? []).map(({ slug, title_ar }) => (
              <option key={slug} value={slug}>
                {title_ar}
              </option>
            ))}
          </Select>
        </label>
      ))}
      <Button type="submit" disabled={choices === undefined}>
        {copy.submit}
      </Button>
    </Form>
  );
};
