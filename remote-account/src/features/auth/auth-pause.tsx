import { color } from 'shared-lib/theme';
import { Spinner } from 'shared-lib/ui/spinner';
import styled from 'styled-components';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: .75rem;
  color: ${color.muted};
`;

/** Stands in the form's place while it is not known whether there is anything to fill in. */
export const AuthPause = ({ text }: { text: string }) => (
  <Line role="status">
    <Spinner />
    {text}
  </Line>
);
