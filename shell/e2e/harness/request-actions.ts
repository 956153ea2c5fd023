import type { APIRequestContext, Browser, BrowserContext } from 'playwright/test';
import { bookingPage, receipt, staffRequestDetail, type StaffRequestDetail } from 'shared-lib/contracts';
import * as z from 'zod';
import { accountOf, signInByApi, type Persona } from './accounts.ts';

interface Deps {
  request: APIRequestContext;
  origin: string;
}

/** Calls of the API by seeded accounts, for the steps of a journey that are not tested on a screen. */
export class RequestActions {
  readonly #deps: Deps;
  readonly #tokens = new Map<Persona, string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async #tokenOf(persona: Persona): Promise<string> {
    const { request, origin } = this.#deps;
    const known = this.#tokens.get(persona);
    if (known) return known;
    const { token } = await signInByApi(request, origin, await accountOf(request, origin, persona));
    this.#tokens.set(persona, token);
    return token;
  }

  async #send(persona: Persona, path: string, data: unknown, method = 'POST'): Promise<unknown> {
    const response = await this.#deps.request.fetch(`${this.#deps.origin}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${await this.#tokenOf(persona)}` },
      data,
    });
    const body: unknown = await response.json();
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${JSON.stringify(body)}`);
    return body;
  }

  /** Sends a form as a signed-in client. @returns the reference */
  async submit(
    form: 'feasibility-request' | 'consultation' | 'contact',
    fields: Record<string, string>,
  ): Promise<string> {
    const person = {
      name: 'سالم القحطاني',
      email: 'client@miqyas.example',
      phone: '0500000004',
      company: 'مزارع القحطاني',
    };
    const { data } = receipt.parse(await this.#send('client', `/public/${form}`, { ...person, ...fields }));
    if (!data) throw new Error('The request was not stored');
    return data.reference;
  }

  /** A new feasibility request that is assigned to the consultant. @returns the reference */
  async createStudy(idea: string): Promise<string> {
    const reference = await this.submit('feasibility-request', {
      project_idea: idea,
      capital_amount: '300 ألف دولار',
      location: 'القصيم',
      target_market: 'السعودية',
      timeline: 'two_months',
    });
    await this.assign(reference);
    return reference;
  }

  async createConsultation(description: string): Promise<string> {
    const reference = await this.submit('consultation', {
      project_type: 'صناعي',
      budget_range: '100k_500k',
      timeline: 'one_month',
      description,
    });
    await this.assign(reference);
    return reference;
  }

  async assign(reference: string): Promise<void> {
    const { request, origin } = this.#deps;
    const { user } = await signInByApi(request, origin, await accountOf(request, origin, 'consultant'));
    await this.asAdmin(reference, 'assign', { assignee_id: user.id });
  }

  /** @param action path below the request */
  async asAdmin(reference: string, action: string, data: unknown = {}, method = 'POST'): Promise<StaffRequestDetail> {
    return staffRequestDetail.parse(await this.#send('admin', `/admin/requests/${reference}/${action}`, data, method));
  }

  async asClient(reference: string, action: string, data: unknown = {}, method = 'POST'): Promise<void> {
    await this.#send('client', `/account/requests/${reference}/${action}`, data, method);
  }

  async asConsultant(
    reference: string,
    action: string,
    data: unknown = {},
    method = 'POST',
  ): Promise<StaffRequestDetail> {
    const body = await this.#send('consultant', `/consultant/requests/${reference}/${action}`, data, method);
    return z.object({ data: staffRequestDetail }).parse(body).data;
  }

  /** Prepares a study up to the sent quote. */
  async sendQuote(reference: string): Promise<void> {
    await this.asConsultant(reference, 'transitions', { to: 'under_review' });
    const valid_until = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString();
    const scope = 'دراسة تسويقية بعينة ميدانية\nدراسة فنية\nنموذج مالي';
    await this.asConsultant(reference, 'quote', { amount: 9800, delivery_days: 20, scope, valid_until }, 'PUT');
    await this.asAdmin(reference, 'transitions', { to: 'quoted' });
  }

  /** Schedules a new consultation in two days. */
  async schedule(reference: string, details: { minutes?: number; link?: string } = {}): Promise<void> {
    const appointment_at = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString();
    await this.asConsultant(reference, 'transitions', { to: 'under_review' });
    await this.asConsultant(reference, 'transitions', { to: 'scheduled', appointment_at, ...details });
  }

  /** Books the last free slot that the client sees, which lies far enough ahead to be changed. */
  async book(reference: string): Promise<void> {
    const path = `/account/requests/${reference}/booking`;
    const { data } = z.object({ data: bookingPage }).parse(await this.#send('client', path, undefined, 'GET'));
    await this.asClient(reference, 'booking/hold', { at: data.slots.at(-1)?.at });
    await this.asClient(reference, 'booking/confirm', { time_zone: 'Asia/Riyadh' });
  }

  /** A browser of its own in which the persona is signed in. */
  async openBrowser(browser: Browser, persona: Persona): Promise<BrowserContext> {
    const { request, origin } = this.#deps;
    const { token, user } = await signInByApi(request, origin, await accountOf(request, origin, persona));
    const localStorage = [
      { name: 'auth_token', value: token },
      { name: 'user', value: JSON.stringify(user) },
    ];
    return browser.newContext({
      baseURL: origin,
      locale: 'ar-EG',
      timezoneId: 'Asia/Riyadh',
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
  }
}
