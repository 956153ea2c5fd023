import { FieldLayout, useControlledField, type FieldPath, type FieldProps, type FieldValues } from 'shared-lib/form';
import { color } from 'shared-lib/theme';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { resourceCopy } from '../../copy/resource.ts';

const Row = styled.div`
  display: flex;
  gap: var(--s2);
  input[type='color'] {
    flex: none;
    inline-size: 3rem;
    block-size: 2.875rem;
    padding: var(--s1);
    border: 1px solid ${color.lineStrong};
    background: ${color.white};
    cursor: pointer;
  }
`;

const HEX = /^#[\da-f]{6}$/i;
/** A colour input cannot be empty. */
const NO_COLOR = '#ffffff';

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
  label: string;
}

/** A colour as `#RRGGBB`, typed or picked; may be empty. */
export const ColorField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => {
  const { name, label, hint, required, optional, wide, aside } = props;
  const { ids, error, value, change, control } = useControlledField(name, { label, hint });
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldLayout {...{ ids, error, label, hint, required, optional, wide, aside }}>
      <Row>
        <Input {...control} dir="ltr" autoComplete="off" value={text} onChange={({ target }) => change(target.value)} />
        <input
          type="color"
          aria-label={resourceCopy.pick(label)}
          disabled={control.disabled}
          value={HEX.test(text) ? text : NO_COLOR}
          onChange={({ target }) => change(target.value.toUpperCase())}
        />
      </Row>
    </FieldLayout>
  );
};
