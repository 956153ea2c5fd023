import { paths } from 'shared-lib/paths';
import { color, text } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';

const labels = copy.notFound;

const Message = styled.div`
  display: grid;
  gap: var(--s4);
  justify-items: start;
  h1 {
    ${text.pageTitle}
  }
  p {
    max-inline-size: 40rem;
    color: ${color.text2};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2h);
  }
`;

const english = { lang: 'en', dir: 'ltr' } as const;

/** Shown inside the layout for an unknown path below `/admin`. */
export const NotFoundPage = () => (
  <Panel>
    <Message>
      <h1>
        <bdi {...english}>{labels.title}</bdi>
      </h1>
      <p>{labels.text}</p>
      <div>
        <ButtonLink to={paths.admin.home()}>{labels.admin}</ButtonLink>
        <ButtonLink tone="quiet" to={paths.home()}>
          <bdi {...english}>{labels.home}</bdi>
        </ButtonLink>
      </div>
    </Message>
  </Panel>
);
