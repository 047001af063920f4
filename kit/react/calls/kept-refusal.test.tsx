import { ask } from '@fachwerk/base/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fakeWire, refusing, renderScreen } from '../testing/testing.tsx';
import { useAsk } from './call.ts';

const box = ask({
  method: 'GET',
  path: '/private/box/:id',
  access: 'staff',
  summary: '',
  input: z.object({ id: z.string() }),
  output: z.object({ name: z.string() }),
});

function Box() {
  const asked = useAsk(box, { id: '1' });
  return <p data-asking={asked.isFetching}>{asked.data?.name ?? asked.error?.message ?? 'lädt'}</p>;
}

test.each([
  ['a refusal stays on screen while it is asked again', 404, 'Nicht gefunden'],
  ['a stumble makes way for waiting', 500, 'lädt'],
])('%s', async (_name, status, meanwhile) => {
  fakeWire(refusing(box, status, 'box.none', 'Nicht gefunden'));
  const { client, container } = renderScreen(<Box />);
  await screen.findByText('Nicht gefunden');
  let answer = (_reply: Response) => {};
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
  const again = client.invalidateQueries();
  await waitFor(() => expect(container.querySelector('[data-asking=true]')?.textContent).toBe(meanwhile));
  answer(Response.json({ name: 'Fach 7' }));
  await again;
  await screen.findByText('Fach 7');
});
