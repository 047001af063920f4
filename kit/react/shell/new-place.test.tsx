import { act, screen } from '@testing-library/react';
import { useParams } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { useNewPlace } from './new-place.ts';

afterEach(() => vi.restoreAllMocks());

function Place() {
  const { id = 'list' } = useParams();
  useNewPlace(id);
  return (
    <main>
      <h1 tabIndex={-1}>{id}</h1>
    </main>
  );
}

test('a place begins at its top and is heard; what opens over it, and the way back, leave the scroll alone', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { router } = renderScreen(<Place />, { path: '/walls/:id?/:box?', at: '/walls' });
  expect(scrollTo).not.toHaveBeenCalled();
  await act(() => router.navigate('/walls/berlin'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'berlin' }));
  await act(() => router.navigate('/walls/berlin/7'));
  await act(() => router.navigate(-2));
  expect(screen.getByRole('heading', { name: 'list' })).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledOnce();
});
