import * as z from 'zod/mini';
import { id, timestamp } from './text.ts';

export const roles = ['admin', 'client', 'consultant'] as const;
export type Role = (typeof roles)[number];
export const userStatuses = ['active', 'pending', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  country: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  last_login_at: z.nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type User = z.infer<typeof user>;
