// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import 'testing/dom-patience';
import { afterEach, expect, it } from 'vitest';
import { ConfirmDialog } from './dialog.tsx';
import { keepFocus, resultIn } from './keep-focus.tsx';

afterEach(cleanup);

const Page = ({ children }: { children: ReactNode }) => {
  useEffect(keepFocus, []);
  return (
    <main>
      <h1>طلب</h1>
      {children}
    </main>
  );
};

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent;

/** A button that is gone once it was pressed. */
const Step = ({ name, isDeclared = false }: { name: string; isDeclared?: boolean }) => {
  const [isDone, setIsDone] = useState(false);
  const button = (
    <button type="button" onClick={() => setIsDone(true)}>
      {name}
    </button>
  );
  if (isDone) return null;
  return isDeclared ? <div {...resultIn('status')}>{button}</div> : button;
};

it('moves to the declared result of a button that is gone', async () => {
  render(
    <Page>
      <p id="status" tabIndex={-1}>
        ملغى
      </p>
      <section>
        <h2>إلغاء</h2>
        <Step name="إلغاء الطلب" isDeclared />
      </section>
    </Page>,
  );
  press('إلغاء الطلب');
  await waitFor(() => expect(focused()).toBe('ملغى'));
});

it('moves to the heading of the nearest part that is still there', async () => {
  render(
    <Page>
      <section>
        <h2>الملفات</h2>
        <ul>
          <li>
            <Step name="إزالة" />
          </li>
        </ul>
      </section>
    </Page>,
  );
  press('إزالة');
  await waitFor(() => expect(focused()).toBe('الملفات'));
});

it('moves to what has the place of a part that was replaced, after its dialog has closed', async () => {
  const Quote = () => {
    const [state, setState] = useState<'open' | 'asking' | 'accepted'>('open');
    if (state === 'accepted')
      return (
        <section id="quote">
          <h2>عرض مقبول</h2>
        </section>
      );
    return (
      <>
        <section id="quote">
          <h2>عرض السعر</h2>
          <button type="button" onClick={() => setState('asking')}>
            قبول
          </button>
        </section>
        <ConfirmDialog
          open={state === 'asking'}
          title="تأكيد"
          text="تقبل العرض."
          confirm="نعم، أقبل"
          onConfirm={() => setState('accepted')}
          onCancel={() => setState('open')}
        />
      </>
    );
  };
  render(
    <Page>
      <Quote />
    </Page>,
  );
  press('قبول');
  press('نعم، أقبل');
  await waitFor(() => expect(focused()).toBe('عرض مقبول'));
});

it('moves to the heading of the page when nothing around is left', async () => {
  const All = () => {
    const [isDone, setIsDone] = useState(false);
    return isDone ? null : (
      <section>
        <h2>صف</h2>
        <button type="button" onClick={() => setIsDone(true)}>
          حذف
        </button>
      </section>
    );
  };
  render(
    <Page>
      <All />
    </Page>,
  );
  press('حذف');
  await waitFor(() => expect(focused()).toBe('طلب'));
});

it('leaves the focus where a person has put it', async () => {
  const Two = () => {
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        {isShown && <button type="button">أول</button>}
        <button type="button" onClick={() => setIsShown(false)}>
          ثان
        </button>
      </>
    );
  };
  render(
    <Page>
      <Two />
    </Page>,
  );
  screen.getByRole('button', { name: 'أول' }).focus();
  press('ثان');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'أول' })).toBeNull());
  expect(focused()).toBe('ثان');
});
