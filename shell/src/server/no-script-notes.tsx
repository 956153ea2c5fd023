import { telHref } from 'shared-lib/format';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { copy } from '../copy/ar.ts';
import { messagePage } from '../copy/message-page.ts';
import { noScriptNotes } from '../copy/no-script-notes.ts';
import { useContact } from '../layout/contact.ts';

/** On a page that only scripts render, such as those of accounts. */
export const NeedsScripts = () => (
  <Alert tone="warning" role="none">
    {noScriptNotes.needsScripts}
  </Alert>
);

const Phone = ({ country, code, phone }: { country: string; code: string; phone: string }) => (
  <>
    {' '}
    {country}{' '}
    <a href={telHref(phone, code)}>
      <Ltr>{phone}</Ltr>
    </a>
  </>
);

/**
 * On a page that the server should have rendered and could not, with the phone numbers of the company.
 * @param props.requestId with which the log says why
 */
export const Unavailable = ({ requestId }: { requestId: string | undefined }) => {
  const { phone_saudi, phone_egypt } = useContact();
  const hasPhone = phone_saudi !== '' || phone_egypt !== '';
  return (
    <Alert tone="warning" role="none">
      {hasPhone ? noScriptNotes.unavailableCall : noScriptNotes.unavailable}
      {phone_saudi && <Phone country={copy.footer.saudi} code="966" phone={phone_saudi} />}
      {phone_egypt && <Phone country={copy.footer.egypt} code="20" phone={phone_egypt} />}
      {requestId !== undefined && (
        <p>
          <small>
            {`${messagePage.reference} `}
            <Ltr>{requestId}</Ltr>
          </small>
        </p>
      )}
    </Alert>
  );
};
