import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { about } from '../../copy/about.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { useAbout } from './use-about.ts';

export const CompanyClosing = () => {
  const { say } = useAbout();
  return (
    <ClosingBand
      id="closing-title"
      title={say('closing_title')}
      text={say('closing_description')}
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
