import { csvCopy as copy } from '../../copy/csv.ts';
import { choiceField, momentField, numberField, textField, type CsvField } from '../../csv/fields.ts';

export const userFields = async (): Promise<CsvField[]> => [
  numberField('id', copy.id),
  textField('name', copy.name),
  textField('email', copy.email),
  textField('phone', copy.phone),
  textField('company', copy.company),
  textField('country', copy.country),
  choiceField('role', copy.role, copy.roles),
  choiceField('status', copy.status, copy.userStatuses),
  momentField('last_login_at', copy.lastLogin),
  momentField('created_at', copy.createdAt),
];
