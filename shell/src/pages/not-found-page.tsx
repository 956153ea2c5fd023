import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { copy } from '../copy/ar.ts';
import { FrameButton } from '../navigation/frame-button.tsx';
import { Message } from './message.tsx';

export const notFoundHandle: RouteHandle = {
  seo: () => ({ title: copy.notFound.headTitle, description: copy.notFound.text, noindex: true }),
  status: () => 404,
};

/** The specification's English words, isolated, beside an Arabic sentence. */
export const NotFoundPage = () => (
  <Message
    title={
      <bdi lang="en" dir="ltr">
        {copy.notFound.title}
      </bdi>
    }
    text={copy.notFound.text}
  >
    <FrameButton tone="primary" to={paths.home()}>
      <bdi lang="en" dir="ltr">
        {copy.notFound.home}
      </bdi>
    </FrameButton>
  </Message>
);
