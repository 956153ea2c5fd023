import { formatDate, formatMoney } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { services } from '../copy/services.ts';
import { numberSetting, useSettings } from '../settings/read-settings.ts';

const Note = styled.small`
  display: block;
  color: ${color.muted};
  font-size: var(--fs-xs);
  line-height: 1.7;
`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A price in riyals and pounds at the rates of the settings, with their day. Renders nothing without rates. */
export const ConvertedPrice = ({ usd }: { usd: number }) => {
  const rates = useSettings('rates') ?? {};
  const sar = numberSetting(rates, 'sar_per_usd', 0);
  const egp = numberSetting(rates, 'egp_per_usd', 0);
  const day = rates['rates_date'] ?? '';
  if (sar <= 0 || egp <= 0 || !DAY.test(day)) return null;
  return (
    <Note>{services.converted(formatMoney(usd * sar, 'SAR'), formatMoney(usd * egp, 'EGP'), formatDate(day))}</Note>
  );
};
