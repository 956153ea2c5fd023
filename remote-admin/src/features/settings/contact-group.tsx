import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { adminSettings, settingsInput } from 'shared-lib/contracts';
import { whatsappHref } from 'shared-lib/format';
import { Fields, TextField, useWatch } from 'shared-lib/form';
import { color, surface } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { settingFields, settingsCopy } from '../../copy/settings.ts';
import { defineGroup } from './define-group.tsx';

type Values = z.input<typeof settingsInput.contact>;

const empty: Values = {
  company_name: '',
  phone_egypt: '',
  phone_saudi: '',
  email: '',
  address: '',
  whatsapp: '',
  opening_hours: '',
  social_facebook: '',
  social_x: '',
  social_instagram: '',
  social_linkedin: '',
  updated_at: null,
};

const Card = styled.ul`
  ${surface.dark}
  display: grid;
  gap: var(--s3);
  padding: var(--s5);
  font-size: var(--fs-sm);
  li {
    display: flex;
    gap: var(--s3);
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: ${color.brass400};
  }
`;
const Draft = styled.p`
  margin-block-end: var(--s4);
  padding: var(--s3h) var(--s4);
  background: ${color.sand200};
  font-size: var(--fs-sm);
`;

const ContactFields = () => (
  <>
    <Panel title={settingsCopy.phones}>
      <Fields>
        <TextField<Values> name="company_name" label={settingFields.company_name} required wide />
        <TextField<Values> name="phone_egypt" type="tel" label={settingFields.phone_egypt} />
        <TextField<Values> name="phone_saudi" type="tel" label={settingFields.phone_saudi} />
        <TextField<Values> name="email" type="email" label={settingFields.email} required />
        <TextField<Values>
          name="whatsapp"
          label={settingFields.whatsapp}
          hint={settingsCopy.whatsappHint}
          inputMode="numeric"
          ltr
          required
        />
      </Fields>
    </Panel>
    <Panel title={settingsCopy.place}>
      <Fields>
        <TextField<Values> name="address" label={settingFields.address} wide />
        <TextField<Values> name="opening_hours" label={settingFields.opening_hours} wide />
      </Fields>
    </Panel>
    <Panel title={settingsCopy.social}>
      <Fields>
        <TextField<Values> name="social_facebook" type="url" label={settingFields.social_facebook} wide />
        <TextField<Values> name="social_x" type="url" label={settingFields.social_x} wide />
        <TextField<Values> name="social_instagram" type="url" label={settingFields.social_instagram} wide />
        <TextField<Values>
          name="social_linkedin"
          type="url"
          label={settingFields.social_linkedin}
          hint={settingsCopy.socialHint}
          wide
        />
      </Fields>
    </Panel>
  </>
);

const ContactPreview = () => {
  const [egypt, saudi, email, address, hours, whatsapp] = useWatch<
    Values,
    ['phone_egypt', 'phone_saudi', 'email', 'address', 'opening_hours', 'whatsapp']
  >({ name: ['phone_egypt', 'phone_saudi', 'email', 'address', 'opening_hours', 'whatsapp'] });
  const lines: readonly { icon: IconGlyph; text: string | undefined; isLtr?: boolean }[] = [
    { icon: Phone, text: egypt, isLtr: true },
    { icon: Phone, text: saudi, isLtr: true },
    { icon: Mail, text: email, isLtr: true },
    { icon: MapPin, text: address },
    { icon: Clock, text: hours },
  ];
  const isValid = settingsInput.contact.shape.whatsapp.safeParse(whatsapp).success;
  return (
    <>
      <Panel title={settingsCopy.card}>
        <Card>
          {lines
            .filter(({ text }) => text)
            .map(({ icon, text, isLtr }) => (
              <li key={text}>
                <Icon icon={icon} size={20} />
                {isLtr ? <Ltr>{text ?? ''}</Ltr> : <span>{text}</span>}
              </li>
            ))}
        </Card>
      </Panel>
      <Panel title={settingsCopy.whatsappButton}>
        <Draft>{settingsCopy.whatsappDraft}</Draft>
        {isValid ? (
          <ButtonLink
            tone="quiet"
            size="small"
            to={whatsappHref(whatsapp, settingsCopy.whatsappDraft)}
            target="_blank"
            rel="noreferrer"
          >
            <Icon icon={MessageCircle} size={16} />
            {settingsCopy.whatsappTry}
          </ButtonLink>
        ) : (
          <p>{settingsCopy.whatsappMissing}</p>
        )}
      </Panel>
    </>
  );
};

export const ContactGroup = defineGroup({
  group: 'contact',
  input: settingsInput.contact,
  stored: adminSettings.shape.contact,
  empty,
  Fields: ContactFields,
  Preview: ContactPreview,
});
