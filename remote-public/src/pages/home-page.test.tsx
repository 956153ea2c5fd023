import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults, type Fault } from 'testing/fault-proxy';
import { renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';
import { browser } from '../testing/browser.ts';

const api = await startApi();
const user = userEvent.setup();
const open = () => renderRemote({ modules: [routes], at: '/' });
const section = (name: string) => screen.findByRole('region', { name });
const list = (data: unknown): Fault => ({
  kind: 'response',
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ data }),
});
/** Queries of a section after it has loaded. */
const loadedSection = async (name: string) => {
  const region = await section(name);
  await waitFor(() => expect(within(region).queryByRole('status')).toBeNull());
  return within(region);
};

afterEach(() => api.clearFaults());

describe('the home page', () => {
  it('links from the figures of the company to how success is measured and to the calculator', async () => {
    open();
    const reasons = await loadedSection('لماذا يختارنا المستثمرون');
    expect(reasons.getByRole('link', { name: 'كيف نقيس النجاح؟' }).getAttribute('href')).toMatch(/^\/about#/);
    expect(reasons.getByRole('link', { name: 'احسب جدوى مشروعك بنفسك' }).getAttribute('href')).toBe(
      '/tools/feasibility',
    );
  });

  it('shows the services with the figures of the specification', async () => {
    open();
    const services = await loadedSection('خدماتنا الاستشارية');
    const link = await services.findByRole('link', { name: 'دراسات الجدوى' });
    expect(link.getAttribute('href')).toBe('/services/feasibility');
    for (const article of services.getAllByRole('article', { hidden: true })) {
      const card = within(article);
      expect(card.getByText('مشروع مكتمل').nextSibling?.textContent).toBe('50+');
      expect(card.getByText('ابتداءً من').nextSibling?.textContent).toMatch(/^[\d,]+\sدولار/);
      expect(card.getByText('مدة التسليم').nextSibling?.textContent).toMatch(/^\d+\s(?:أيام|يوم) عمل$/);
      expect(card.getByText('رضا العملاء').nextSibling?.textContent).toBe('98%');
    }
  });

  it('shows the sectors with project count and success rate', async () => {
    open();
    const sectors = await loadedSection('دراسات جدوى في ثمانية قطاعات');
    const link = await sectors.findByRole('link', { name: 'القطاع التجاري' });
    expect(link.getAttribute('href')).toBe('/sectors/commercial');
    const card = within(link.closest('article') as HTMLElement);
    expect(card.getByText('دراسة منجزة').nextSibling?.textContent).toBe('420+');
    expect(card.getByText('نسبة النجاح').nextSibling?.textContent).toBe('98%');
  });

  it('says below the slides how many studies there are, the lowest price, the shortest delivery and what a study recommends', async () => {
    open();
    const label = await screen.findByText('أقل سعر لخدماتنا');
    const figures = within(label.closest('dl') as HTMLElement);
    await waitFor(() =>
      expect(figures.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
        '2,000+',
        '900\u00A0دولار',
        '8\u00A0أيام عمل',
        'أقدِم أو عدّل أو توقّف',
      ]),
    );
  });

  it('keeps the places of the figures below the slides, and says so when there is no price', async () => {
    api.injectFault(/\/public\/services/, list([]));
    open();
    const label = await screen.findByText('أقل سعر لخدماتنا');
    const figures = within(label.closest('dl') as HTMLElement);
    expect(figures.getAllByRole('definition')).toHaveLength(4);
    expect(await figures.findAllByText('بحسب الطلب')).toHaveLength(2);
  });

  it('closes with the texts that the administration edits, and two requests', async () => {
    api.injectFault(
      /group=homepage/,
      list(
        [
          ['home_cta_title', 'أخبرنا بفكرتك'],
          ['home_cta_description', 'ونجيبك خلال يوم عمل.'],
        ].map(([key, value_ar], index) => ({
          id: index + 1,
          key,
          value_ar,
          value_en: '',
          type: 'text',
          group: 'homepage',
          description: '',
          created_at: '2026-01-01T00:00:00Z',
          updated_at: '2026-01-01T00:00:00Z',
        })),
      ),
    );
    open();
    const closing = within(await section('أخبرنا بفكرتك'));
    expect(closing.getByText('ونجيبك خلال يوم عمل.')).toBeTruthy();
    expect(closing.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contact?tab=consultation',
      '/contact?tab=feasibility',
    ]);
  });

  it('has one h1 and links to the feasibility request form', async () => {
    open();
    await screen.findByRole('heading', { level: 2, name: 'قبل أن تضع رأس مالك، ضع المقياس' });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const phases = await section('أربع مراحل تقوم كل منها على ما قبلها');
    expect(
      within(phases)
        .getAllByRole('heading', { level: 3 })
        .map((phase) => phase.textContent),
    ).toEqual(['المرحلة التسويقية', 'المرحلة الفنية', 'المرحلة الإدارية', 'المرحلة المالية']);
    expect(within(phases).getByRole('link', { name: 'اطلب دراسة جدوى' }).getAttribute('href')).toBe(
      '/contact?tab=feasibility',
    );
  });

  it('shows six reasons and the figures from the settings', async () => {
    open();
    const reasons = await loadedSection('لماذا يختارنا المستثمرون');
    expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    const figures = reasons.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['2,000+', '1,700+', '10+', '98%']);
  });
});

describe('on a wide screen', () => {
  beforeEach(() => browser().setViewport({ width: 1440 }));

  it.each([
    ['خدماتنا الاستشارية', 3, 8],
    ['دراسات جدوى في ثمانية قطاعات', 4, 8],
  ])('«%s» shows %i of %i cards at a time, starting with the first', async (name, perPage, all) => {
    open();
    const cards = await loadedSection(name);
    const visible = await cards.findAllByRole('article');
    expect(visible).toHaveLength(perPage);
    expect(cards.getAllByRole('article', { hidden: true }).indexOf(visible[0] as HTMLElement)).toBe(0);
    expect(cards.getAllByRole('article', { hidden: true })).toHaveLength(all);
    expect(within(cards.getByRole('group', { name: 'اختيار ما يُعرض' })).getAllByRole('button')).toHaveLength(
      Math.ceil(all / perPage),
    );
  });
});

describe('without content', () => {
  it('shows the empty states of the specification', async () => {
    api.injectFault(/public\/services/, list([]));
    api.injectFault(/public\/sectors/, list([]));
    open();
    expect(await screen.findByText('لا توجد خدمات متاحة حالياً')).toBeTruthy();
    expect(await screen.findByText('لا توجد قطاعات متاحة حالياً')).toBeTruthy();
  });

  it.each([
    ['there are no slides', list([])],
    [
      'none has a picture',
      list([
        {
          id: 1,
          title_ar: 'أ',
          title_en: '',
          description_ar: '',
          description_en: '',
          image: null,
          desktop_image: '',
          mobile_image: null,
          button_text_ar: '',
          button_text_en: '',
          button_link: '',
          sort_order: 1,
          is_active: true,
          created_at: '2026-01-01T00:00:00Z',
          updated_at: '2026-01-01T00:00:00Z',
        },
      ]),
    ],
    ['they cannot be loaded', faults.jsonError],
  ])('shows the built-in hero with two links to sections when %s', async (_reason, fault) => {
    api.injectFault(/public\/sliders/, fault);
    open();
    expect((await screen.findByRole('link', { name: 'تعرّف إلى خدماتنا' })).getAttribute('href')).toBe('/#services');
    expect(screen.getByRole('link', { name: 'لماذا يختارنا المستثمرون' }).getAttribute('href')).toBe('/#about');
    for (const id of ['services', 'about']) expect(document.getElementById(id)?.tagName).toBe('SECTION');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('with the API down', () => {
  it('shows the eight built-in sectors without figures', async () => {
    api.injectFault(/./, faults.htmlError);
    const { page } = open();
    await screen.findByRole('link', { name: 'القطاع التجاري' });
    const links = [...page.container.querySelectorAll('a[href^="/sectors/"]')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    expect(links).toEqual([
      ['/sectors/commercial', 'القطاع التجاري'],
      ['/sectors/industrial', 'القطاع الصناعي'],
      ['/sectors/technology', 'القطاع التقني'],
      ['/sectors/agricultural', 'القطاع الزراعي'],
      ['/sectors/tourism', 'القطاع السياحي'],
      ['/sectors/healthcare', 'القطاع الصحي'],
      ['/sectors/education', 'القطاع التعليمي'],
      ['/sectors/energy', 'قطاع الطاقة'],
    ]);
    expect(screen.queryByText('نسبة النجاح', { selector: 'article *' })).toBeNull();
  });

  it('shows the built-in figures', async () => {
    api.injectFault(/./, faults.htmlError);
    open();
    const reasons = await loadedSection('لماذا يختارنا المستثمرون');
    expect(reasons.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '1,500+',
      '500+',
      '15+',
      '95%',
    ]);
  });

  it('shows the built-in phases and reasons', async () => {
    api.injectFault(/./, faults.htmlError);
    open();
    expect(await screen.findByRole('heading', { level: 3, name: 'المرحلة المالية' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 3, name: 'متابعة بعد التسليم' })).toBeTruthy();
  });

  it('retries only the services when only the services failed', async () => {
    api.injectFault(/public\/services/, faults.jsonError);
    open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('تعذر تحميل الخدمات.');
    for (const title of ['أحدث الدراسات المجانية', 'أحدث المقالات']) await screen.findByText(title, { selector: 'h2' });
    await api.clearFaults();
    api.requestedPaths.length = 0;
    await user.click(within(alert).getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('link', { name: 'دراسات الجدوى' })).toBeTruthy();
    expect(api.requestedPaths).toEqual(['/api/public/services']);
  });
});
