import { paths } from 'shared-lib/paths';
import { color, text } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';

const words = copy.notFound;

const Message = styled.div`
  display: grid;
  gap: 1rem;
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
    gap: 0.625rem;
  }
`;

const english = { lang: 'en', dir: 'ltr' } as const;

/** An address of the administration that nothing answers to; the menu stays. */
export const NotFoundPage = () => (
  <Panel>
    <Message>
      <h1>
        <bdi {...english}>{words.title}</bdi>
      </h1>
      <p>{words.text}</p>
      <div>
        <ButtonLink to={paths.admin.home()}>{words.admin}</ButtonLink>
        <ButtonLink tone="quiet" to={paths.home()}>
          <bdi {...english}>{words.home}</bdi>
        </ButtonLink>
      </div>
    </Message>
  </Panel>
);
