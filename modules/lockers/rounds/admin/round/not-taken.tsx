import { RefusedList } from '@fachwerk/react/refused-list';
import { useText } from '@fachwerk/react/texts';
import type { RoundSheet } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useTaskWords } from '../round-words.tsx';
import { type RoundReport, roundOutbox } from './outbox.ts';

/** What was done here and not taken by the server. */
export function NotTaken({ sheet }: { sheet: RoundSheet }) {
  const t = useText(adminDe);
  const wordsOf = useTaskWords();
  const nameOf = ({ kind, taskId, stopId, text = '', count = 1 }: RoundReport) => {
    const task = sheet.stops.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
    const stop = sheet.stops.find(({ id }) => id === (stopId ?? task?.stopId));
    const what = kind === 'part' ? t('rounds.did.part', { count, name: text }) : t(`rounds.did.${kind}`);
    const about = (kind === 'note' || kind === 'added' ? text : task && wordsOf(task).title) || stop?.name;
    return about ? `${what}: ${about}` : what;
  };
  return <RefusedList outbox={roundOutbox} isShown={({ roundId }) => roundId === sheet.round.id} nameOf={nameOf} />;
}
