import { use } from 'react';
import { FormExtrasContext } from './form-context.ts';

/** What the application shows below each text of its forms. */
export const BelowText = ({ name }: { name: string }) => {
  const extras = use(FormExtrasContext);
  return extras ? <extras.Below name={name} /> : null;
};
