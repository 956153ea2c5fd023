import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { about } from '../../copy/about.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { useAbout } from './use-about.ts';

export const CompanyCallToAction = () => {
  const { getText } = useAbout();
  return (
    <CallToAction
      id="closing-title"
      title={getText('closing_title')}
      text={getText('closing_description')}
      actions={
        <>
          <ButtonLink tone="accent" to={paths.contact('consultation')}>
            {about.bookConsultation}
          </ButtonLink>
          <ButtonLink tone="light" to={paths.contact('contact')}>
            {about.contact}
          </ButtonLink>
        </>
      }
    />
  );
};
