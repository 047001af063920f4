import { siteDe } from '@fachwerk/dialogues/texts/site.de';
import { showPage } from '@fachwerk/site/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Part } from './open-slot.tsx';

afterEach(cleanup);

const box = { id: '01890000-0000-7000-8000-000000000001', boxNumber: '7', locationName: 'Hauptplatz' };
const show = (boxes: readonly (typeof box)[]) =>
  showPage(() => <Part given={{ messageId: 'm' }} data={{ blockId: 'o', boxes, transactionId: 't' }} />, {
    data: null,
    texts: siteDe,
  });

test('a dialogue opens the boxes whose key this browser holds, each with a tap; who holds none says so', () => {
  const { container } = show([box]);
  const open = screen.getByRole('button', { name: /7.*Hauptplatz/ }) as HTMLButtonElement;
  expect(open.value).toBe('dialogue_open');
  const sent = new FormData(open.form!);
  expect(Object.fromEntries(sent)).toMatchObject({ rentalId: box.id, blockId: 'o', answerMessageId: 'd-m' });
  expect(container.querySelectorAll('button')).toHaveLength(2);
  cleanup();
  show([]);
  expect(screen.getByText(siteDe['dialogue.open.none_known'])).toBeTruthy();
  expect((screen.getByRole('button') as HTMLButtonElement).value).toBe('dialogue_none');
});
