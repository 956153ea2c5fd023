import { TextLink } from 'shared-lib/ui/text-link';

const EMAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Text with its e-mail addresses as left-to-right mailto links. */
export const LinkedEmails = ({ text }: { text: string }) =>
  text.split(EMAIL).map((part) =>
    EMAIL.test(part) ? (
      <TextLink key={part} to={`mailto:${part}`}>
        <bdi dir="ltr">{part}</bdi>
      </TextLink>
    ) : (
      part
    ),
  );
