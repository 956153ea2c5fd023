import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleSummary, paged, savedItems, studyCard } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { useSaved } from 'shared-lib/saved';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };

const open = () => renderRemote({ modules: [routes], at: '/dashboard/saved' });
const firstOf = <Row,>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('The seed has no such content.');
  return row;
};
const firstStudy = async () => firstOf((await http.get('/public/studies?per_page=1', paged(studyCard))).data);
const firstArticle = async () => firstOf((await http.get('/public/articles?per_page=1', paged(articleSummary))).data);

afterEach(() => api.clearFaults());

describe('the saved items', () => {
  it('shows saved studies and articles, and removes one', async () => {
    await signInAs(client);
    const [study, article] = [await firstStudy(), await firstArticle()];
    await http.post('/account/saved', { kind: 'study', id: study.id }, z.unknown());
    await http.post('/account/saved', { kind: 'article', id: article.id }, z.unknown());
    open();
    const link = await screen.findByRole('link', { name: study.title_ar });
    expect(link.getAttribute('href')).toBe(`/studies/${encodeURIComponent(study.slug)}`);
    expect(screen.getByRole('link', { name: article.title_ar })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `إزالة «${study.title_ar}» من المحفوظات` }));
    await waitFor(() => expect(screen.queryByRole('link', { name: study.title_ar })).toBeNull());
    expect(screen.getByText(/^لا دراسات محفوظة/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'المحفوظات' })));
  });

  it('adds what a guest saved on this device to the account', async () => {
    await signInAs(client);
    const article = await firstArticle();
    await http.delete(`/account/saved/article/${article.id}`, z.unknown());
    localStorage.setItem(
      'miqyas:saved',
      JSON.stringify([
        { kind: 'article', id: article.id },
        { kind: 'study', id: 999_999 },
      ]),
    );
    open();
    expect(await screen.findByRole('link', { name: article.title_ar })).toBeTruthy();
    expect(localStorage.getItem('miqyas:saved')).toBeNull();
  });

  it('shows an error with a retry', async () => {
    await signInAs(client);
    api.injectFault(/account\/saved/, faults.htmlError);
    open();
    expect(await screen.findByText(/^تعذر تحميل المحفوظات/)).toBeTruthy();
  });
});

describe('a button that saves a study', () => {
  const SaveButton = ({ id }: { id: number }) => {
    const { isSaved, toggle } = useSaved({ kind: 'study', id });
    return (
      <button type="button" aria-pressed={isSaved} onClick={toggle}>
        حفظ
      </button>
    );
  };
  const openButton = (id: number) =>
    renderRemote({ modules: [() => [{ path: 'study', element: <SaveButton id={id} /> }]], at: '/study' });
  const pressed = () => screen.getByRole('button', { name: 'حفظ' }).getAttribute('aria-pressed');
  const press = () => user.click(screen.getByRole('button', { name: 'حفظ' }));

  it('keeps the study of a guest on the device, without a request', async () => {
    openButton(1);
    api.requestedPaths.length = 0;
    await press();
    expect(pressed()).toBe('true');
    expect(localStorage.getItem('miqyas:saved')).toBe('[{"kind":"study","id":1}]');
    await press();
    expect(pressed()).toBe('false');
    expect(api.requestedPaths).toEqual([]);
  });

  it('saves it in the account of a signed-in user, and shows the former state after a failure', async () => {
    await signInAs({ email: 'client2@miqyas.example', password: 'River-Delta-19' });
    const { id } = await firstStudy();
    await http.delete(`/account/saved/study/${id}`, z.unknown());
    openButton(id);
    await press();
    await waitFor(() => expect(pressed()).toBe('true'));
    await waitFor(async () =>
      expect(
        (await http.get('/account/saved', z.object({ data: savedItems }))).data.studies.map((row) => row.id),
      ).toEqual([id]),
    );
    api.injectFault(/account\/saved/, faults.htmlError);
    await press();
    await waitFor(() => expect(pressed()).toBe('true'));
  });
});
