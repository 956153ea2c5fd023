import type { Role, UserStatus } from 'shared-lib/contracts';

export interface DemoAccount {
  /** Purpose of the account, in Arabic. */
  label: string;
  name: string;
  email: string;
  password: string;
  phone: string;
  company: string;
  country: string;
  role: Role;
  status: UserStatus;
}

/** Demo accounts. Their passwords are published, so a live site rejects a database that contains them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    label: 'مديرة النظام',
    name: 'نورهان سعد',
    email: 'admin@miqyas.example',
    password: 'Nilometer-2015',
    phone: '+20 100 000 0001',
    company: 'مقياس',
    country: 'مصر',
    role: 'admin',
    status: 'active',
  },
  {
    label: 'مستشار معتمد',
    name: 'طارق الشريف',
    email: 'consultant@miqyas.example',
    password: 'Gauge-Column-16',
    phone: '+20 100 000 0002',
    company: 'مقياس',
    country: 'مصر',
    role: 'consultant',
    status: 'active',
  },
  {
    label: 'مستشارة بانتظار الموافقة',
    name: 'هند العتيبي',
    email: 'pending@miqyas.example',
    password: 'Waiting-Room-17',
    phone: '+966 50 000 0003',
    company: 'مكتب هند العتيبي للاستشارات',
    country: 'السعودية',
    role: 'consultant',
    status: 'pending',
  },
  {
    label: 'عميل',
    name: 'سالم القحطاني',
    email: 'client@miqyas.example',
    password: 'Palm-Harvest-18',
    phone: '+966 50 000 0004',
    company: 'مزارع القحطاني',
    country: 'السعودية',
    role: 'client',
    status: 'active',
  },
  {
    label: 'عميلة',
    name: 'ليلى منصور',
    email: 'client2@miqyas.example',
    password: 'River-Delta-19',
    phone: '+20 100 000 0005',
    company: 'دلتا للصناعات الغذائية',
    country: 'مصر',
    role: 'client',
    status: 'active',
  },
  {
    label: 'مدير نظام ثانٍ',
    name: 'ياسر عبد الحميد',
    email: 'admin2@miqyas.example',
    password: 'Second-Survey-20',
    phone: '+20 100 000 0006',
    company: 'مقياس',
    country: 'مصر',
    role: 'admin',
    status: 'active',
  },
];
