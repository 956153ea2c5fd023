import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { receipt } from 'shared-lib/contracts';

/** One form that is to arrive exactly once. */
export interface FormWrite {
  /** `Idempotency-Key`, and a part of the sender's name, so that its row is known. */
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

/** Forms of the three kinds in turn, as many as are asked for. */
export function* formWrites(series: string): Generator<FormWrite, never> {
  for (let number = 0; ; number += 1) {
    const { path, fields } = forms[number % forms.length] ?? forms[0];
    const key = `${series}-${String(number).padStart(6, '0')}`;
    yield { key, path, body: { ...sender, ...fields, name: `منى ${key}` } };
  }
}

interface Sending {
  /** Resolves when the last byte has left. */
  sent: Promise<unknown>;
  /** The reference that was given. @throws when the server answers otherwise, or not at all */
  answered: Promise<string>;
}

const readReference = async (response: IncomingMessage): Promise<string> => {
  const text = Buffer.concat(await response.toArray()).toString();
  if (response.statusCode !== 200) throw new Error(`The server answered ${response.statusCode}: ${text}`);
  const { data } = receipt.parse(JSON.parse(text));
  if (!data) throw new Error('The form was taken for spam.');
  return data.reference;
};

/** Sends forms to a server, over connections that it keeps open. */
export const createFormWriter = (port: number) => {
  const agent = new Agent({ keepAlive: true });
  return {
    send({ key, path, body }: FormWrite): Sending {
      const payload = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        'idempotency-key': key,
      };
      const call = request({ agent, port, host: 'localhost', method: 'POST', path, headers });
      const sent = once(call, 'finish');
      const answered = new Promise<string>((resolve, reject) => {
        call.once('error', reject).once('response', (response) => void readReference(response).then(resolve, reject));
      });
      call.end(payload);
      return { sent, answered };
    },
    close: () => agent.destroy(),
  };
};
