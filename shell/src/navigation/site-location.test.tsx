// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { setSiteLocation, useSiteLocation } from './site-location.ts';

const at = (pathname: string) => ({ pathname, search: '', hash: '' });

it('renders a component again only when its part of the location changes', () => {
  let renders = 0;
  const Section = () => {
    renders += 1;
    return <p>{useSiteLocation(({ pathname }) => pathname.split('/')[1])}</p>;
  };
  setSiteLocation(at('/blog'));
  render(<Section />);
  onTestFinished(cleanup);

  // The router reports the page that is shown, and then another page of the same section.
  act(() => setSiteLocation(at('/blog')));
  act(() => setSiteLocation(at('/blog/irr-npv')));
  expect(renders).toBe(1);

  act(() => setSiteLocation(at('/contact')));
  expect(renders).toBe(2);
  expect(screen.getByText('contact')).toBeDefined();
});
