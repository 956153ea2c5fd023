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

type RequestAction = (
  reference: string,
  action: string,
  body?: object,
  method?: Method,
) => Promise<LightMyRequestResponse>;

export interface RequestApi extends TestApp {
  tokens: Record<Person, string>;
  /** Submits a public form, as a visitor or signed in. */
  submitForm(kind: RequestKind, person?: Person): Promise<{ reference: string; claimToken: string }>;
  requestAs(person: Person, method: Method, url: string, body?: object): Promise<LightMyRequestResponse>;
  /** Sends `<method> /api/account/requests/<reference>/<action>` as a client. */
  actAsClient(person: Person, ...rest: Parameters<RequestAction>): Promise<LightMyRequestResponse>;
  /** Sends `<method> /api/consultant/requests/<reference>/<action>` as the consultant. */
  actAsConsultant: RequestAction;
  /** Sends `<method> /api/admin/requests/<reference>/<action>` as the admin. */
  actAsAdmin: RequestAction;
  readAsClient(person: Person, reference: string): Promise<ClientRequestDetail>;
  readAsAdmin(reference: string): Promise<StaffRequestDetail>;
}

/** The whole API with the demo clients, consultant and admin signed in. */
export const createRequestApi = async (...parts: Parameters<typeof createTestApp>): Promise<RequestApi> => {
  const api = await createTestApp(...parts);
  const { post, request, signIn } = api;
  const tokens = {
    client: await signIn(accounts.client),
    otherClient: await signIn(accounts.otherClient),
    consultant: await signIn(accounts.consultant),
    admin: await signIn(accounts.admin),
  };
  const requestAs: RequestApi['requestAs'] = (person, method, url, body) =>
    request(method, url, { token: tokens[person], ...(body ? { body } : {}) });
  const actionOf =
    (person: Person, base: string): RequestAction =>
    (reference, action, body = {}, method = 'POST') =>
      requestAs(person, method, `${base}/${reference}/${action}`, body);
  return {
    ...api,
    tokens,
    requestAs,
    async submitForm(kind, person) {
      const { path, input } = forms[kind];
      const { data } = receipt.parse((await post(path, input, person ? { token: tokens[person] } : {})).json());
      if (!data) throw new Error('The API did not accept the form.');
      return { reference: data.reference, claimToken: data.claim_url.split('/').at(-1) ?? '' };
    },
    actAsClient: (person, ...rest) => actionOf(person, '/api/account/requests')(...rest),
    actAsConsultant: actionOf('consultant', '/api/consultant/requests'),
    actAsAdmin: actionOf('admin', '/api/admin/requests'),
    readAsClient: async (person, reference) =>
      clientRequestDetail.parse((await requestAs(person, 'GET', `/api/account/requests/${reference}`)).json().data),
    readAsAdmin: async (reference) =>
      staffRequestDetail.parse((await requestAs('admin', 'GET', `/api/admin/requests/${reference}`)).json()),
  };
};
