import { TextLink } from 'shared-lib/ui/text-link';

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose e-mail addresses can be written to, and read left to right. */
export const WithAddresses = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <TextLink key={part} to={`mailto:${part}`}>
        <bdi dir="ltr">{part}</bdi>
      </TextLink>
    ) : (
      part
    ),
  );
