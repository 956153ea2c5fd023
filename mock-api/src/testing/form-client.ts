import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { receipt } from 'shared-lib/contracts';

/** One form that the server must store exactly once. */
export interface FormSubmission {
  /** The `Idempotency-Key`. It is also part of the sender's name, so that a test finds the row. */
  key: string;
  path: string;
  body: { name: string };
}

const sender = { email: 'mona@example.com', phone: '0551234567' };
const forms = [
  { path: '/api/public/contact', fields: { subject: 'سؤال', message: 'كم المدة؟' } },
  { path: '/api/public/consultation', fields: { project_type: 'صناعي', description: 'خط تعبئة تمور' } },
  { path: '/api/public/feasibility-request', fields: { project_idea: 'مصنع لتعبئة التمور' } },
] as const;

/** Endless forms of the three kinds in turn. @param series prefix of their keys */
export function* formSubmissions(series: string): Generator<FormSubmission, never> {
  for (let number = 0; ; number += 1) {
    const { path, fields } = forms[number % forms.length] ?? forms[0];
    const key = `${series}-${String(number).padStart(6, '0')}`;
    yield { key, path, body: { ...sender, ...fields, name: `منى ${key}` } };
  }
}

interface Submission {
  /** Resolves when the last byte of the request is sent. */
  sent: Promise<unknown>;
  /** The reference in the response. Rejects when the server responds with an error or closes the connection. */
  reference: Promise<string>;
}

const readReference = async (response: IncomingMessage): Promise<string> => {
  const text = Buffer.concat(await response.toArray()).toString();
  if (response.statusCode !== 200) throw new Error(`The server responded with ${response.statusCode}: ${text}`);
  const { data } = receipt.parse(JSON.parse(text));
  if (!data) throw new Error('The server treated the form as spam.');
  return data.reference;
};

/** Sends forms to a server over keep-alive connections. */
export const createFormClient = (port: number) => {
  const agent = new Agent({ keepAlive: true });
  return {
    send({ key, path, body }: FormSubmission): Submission {
      const payload = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        'idempotency-key': key,
      };
      const sending = request({ agent, port, host: 'localhost', method: 'POST', path, headers });
      const sent = once(sending, 'finish');
      const reference = new Promise<string>((resolve, reject) => {
        sending
          .once('error', reject)
          .once('response', (response) => void readReference(response).then(resolve, reject));
      });
      sending.end(payload);
      return { sent, reference };
    },
    close: () => agent.destroy(),
  };
};
