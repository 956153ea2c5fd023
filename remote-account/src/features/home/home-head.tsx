import LogOut from 'lucide-react/icons/log-out';
import { session } from 'shared-lib/session';
import { color, text } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1rem;
  h1 {
    ${text.pageTitle}
  }
  p {
    color: ${color.muted};
    font-size: .9375rem;
  }
`;

/** Greets, and lets the person out. */
export const HomeHead = ({ title, text: words }: { title: string; text: string }) => (
  <Head>
    <div>
      <h1>{title}</h1>
      <p>{words}</p>
    </div>
    <Button tone="quiet" size="small" onClick={session.signOut}>
      <Icon icon={LogOut} />
      {copy.dashboard.signOut}
    </Button>
  </Head>
);
