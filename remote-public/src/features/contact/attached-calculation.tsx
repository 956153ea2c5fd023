import { use } from 'react';
import { FORMULA_VERSION } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { Alert } from 'shared-lib/ui/alert';
import { TextLink } from 'shared-lib/ui/text-link';
import { contact } from '../../copy/contact.ts';
import { TopicContext } from './topic-prefill.tsx';

/** The calculation that travels with the request, as the text in its link; undefined without one. */
export const useAttachedCalculation = (): string | undefined => {
  const topic = use(TopicContext);
  return topic?.kind === 'calculation' ? topic.code : undefined;
};

/** The notice that a calculation travels with the request, with a link to it. */
export const AttachedCalculation = () => {
  const code = useAttachedCalculation();
  if (code === undefined) return null;
  return (
    <Alert
      role="none"
      action={
        <TextLink to={paths.calculator({ c: code, formula: String(FORMULA_VERSION) })}>
          {contact.topic.openCalculation}
        </TextLink>
      }
    >
      {contact.topic.attached}
    </Alert>
  );
};
