import { telHref } from 'shared-lib/format';
import { Ltr } from './bdi.tsx';
import { LoneTextLink } from './text-link.tsx';

interface Props {
  /** As typed; not empty. */
  phone: string;
  /** The numbers that the API recognised in it (`phone_e164`). */
  e164: string | undefined;
}

/** From here on digits may be a number; with fewer they are an hour or an extension. */
const DIGITS = /(?:\d\D*){5}/;

/** A phone number as typed, which calls it; several numbers in one field are several links. A text without a number is shown as it is. */
export const PhoneLinks = ({ phone, e164 }: Props) => {
  const numbers = e164?.split(' ').filter(Boolean) ?? [];
  if (numbers.length > 1)
    return numbers.map((number) => (
      <div key={number}>
        <LoneTextLink to={telHref(number)}>
          <Ltr>{number}</Ltr>
        </LoneTextLink>
      </div>
    ));
  if (!DIGITS.test(phone)) return <bdi>{phone}</bdi>;
  return (
    <LoneTextLink to={telHref(numbers[0] ?? phone)}>
      <Ltr>{phone}</Ltr>
    </LoneTextLink>
  );
};
