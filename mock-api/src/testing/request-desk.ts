import {
  clientRequestDetail,
  receipt,
  staffRequestDetail,
  type ClientRequestDetail,
  type RequestKind,
  type StaffRequestDetail,
} from 'shared-lib/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from './test-app.ts';

export const accounts = {
  client: 'client@miqyas.example',
  otherClient: 'client2@miqyas.example',
  consultant: 'consultant@miqyas.example',
  admin: 'admin@miqyas.example',
} as const;
type Person = keyof typeof accounts;

const sender = { name: 'سالم القحطاني', email: 'salem@example.com', phone: '+966 55 111 2222' };
const forms: Record<RequestKind, { path: string; input: object }> = {
  contact: {
    path: '/api/public/contact',
    input: { ...sender, subject: 'سؤال عن الأسعار', message: 'كم تكلفة دراسة مصنع صغير؟' },
  },
  consultation: {
    path: '/api/public/consultation',
    input: { ...sender, project_type: 'صناعي', description: 'خط تعبئة تمور في القصيم' },
  },
  feasibility: {
    path: '/api/public/feasibility-request',
    input: { ...sender, project_idea: 'مصنع لتعبئة التمور وتصديرها' },
  },
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RequestDesk extends TestApp {
  tokens: Record<Person, string>;
  /** Sends a public form, as a visitor or signed in. */
  open(kind: RequestKind, person?: Person): Promise<{ reference: string; claimToken: string }>;
  /** Calls as somebody. */
  as(person: Person, method: Method, url: string, body?: object): Promise<LightMyRequestResponse>;
  /** What a client does with an own request. */
  own(
    person: Person,
    reference: string,
    action: string,
    body?: object,
    method?: Method,
  ): Promise<LightMyRequestResponse>;
  consult(reference: string, action: string, body?: object, method?: Method): Promise<LightMyRequestResponse>;
  administer(reference: string, action: string, body?: object, method?: Method): Promise<LightMyRequestResponse>;
  readOwn(person: Person, reference: string): Promise<ClientRequestDetail>;
  readAll(reference: string): Promise<StaffRequestDetail>;
}

/** The whole API with everybody of the demonstration signed in. */
export const createRequestDesk = async (...parts: Parameters<typeof createTestApp>): Promise<RequestDesk> => {
  const site = await createTestApp(...parts);
  const { call, post, signIn } = site;
  const tokens = {
    client: await signIn(accounts.client),
    otherClient: await signIn(accounts.otherClient),
    consultant: await signIn(accounts.consultant),
    admin: await signIn(accounts.admin),
  };
  const as: RequestDesk['as'] = (person, method, url, body) =>
    call(method, url, { token: tokens[person], ...(body ? { body } : {}) });
  const at =
    (person: Person, base: string) =>
    (reference: string, action: string, body: object = {}, method: Method = 'POST') =>
      as(person, method, `${base}/${reference}/${action}`, body);
  return {
    ...site,
    tokens,
    as,
    async open(kind, person) {
      const { path, input } = forms[kind];
      const { data } = receipt.parse((await post(path, input, person ? { token: tokens[person] } : {})).json());
      if (!data) throw new Error('The form was not accepted.');
      return { reference: data.reference, claimToken: data.claim_url.split('/').at(-1) ?? '' };
    },
    own: (person, ...rest) => at(person, '/api/account/requests')(...rest),
    consult: at('consultant', '/api/consultant/requests'),
    administer: at('admin', '/api/admin/requests'),
    readOwn: async (person, reference) =>
      clientRequestDetail.parse((await as(person, 'GET', `/api/account/requests/${reference}`)).json().data),
    readAll: async (reference) =>
      staffRequestDetail.parse((await as('admin', 'GET', `/api/admin/requests/${reference}`)).json()),
  };
};
