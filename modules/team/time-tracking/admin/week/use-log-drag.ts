import { useChange } from '@fachwerk/react/call';
import { followPointer } from '@fachwerk/react/follow-pointer';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type TimeLog, type TimeLogProblem, timeLogApi } from '../../contract.ts';
import { type Shift, type Span, STEP_MINUTES, shifted } from '../../rules/month.ts';
import { whyNotSave } from '../../rules/time-log.ts';
import { adminDe } from '../../texts/admin.de.ts';

export const HOUR_PX = 40;

export type FinishedLog = TimeLog & Span;
type Held = {
  readonly log: FinishedLog;
  readonly span: Span;
  readonly by: 'pointer' | 'keys';
  readonly isSaving?: true;
};

/**
 * Times that are moved and made longer or shorter: by mouse as long as its button is held, by a finger that rests on them first, by keys until Enter. `whyClosed` says why nothing
 * is changed in the month of an instant.
 */
export function useLogDrag(whyClosed: (at: Date) => TimeLogProblem | null) {
  const t = useText(adminDe);
  const edit = useChange(timeLogApi.edit);
  const [held, setHeld] = useState<Held | null>(null);
  const isDropped = useRef(false);
  const refusalOf = ({ log, span }: Held) =>
    whyClosed(log.startTime) ?? whyClosed(span.startTime) ?? whyNotSave({ ...log, ...span }, new Date());

  const save = async (dropped: Held) => {
    const { log, span } = dropped;
    const isSame = +span.startTime === +log.startTime && +span.endTime === +log.endTime;
    if (isSame || refusalOf(dropped)) return setHeld(null);
    setHeld({ ...dropped, isSaving: true });
    const { id, projectId, description, hashtags } = log;
    const write = ({ startTime, endTime }: Span) =>
      edit.mutateAsync({ timeLog: { id, projectId, description, hashtags, startTime, endTime } });
    const back = { label: t('time_week.undo'), run: () => void write(log).catch(() => undefined) };
    // What is refused is said by the change itself; the time stands where it was.
    await write(span).then(
      () => notify(t('time_week.moved'), back),
      () => undefined,
    );
    setHeld(null);
  };

  const begin = (log: FinishedLog, edge: Shift['edge'], event: PointerEvent<HTMLElement>) => {
    isDropped.current = false;
    if (event.button !== 0 || held?.isSaving || whyClosed(log.startTime)) return;
    const width = event.currentTarget.closest('section')?.offsetWidth || 1;
    const scroller = event.currentTarget.closest('[role="region"]');
    let dragged: Held = { log, span: log, by: 'pointer' };
    const move = (x: number, y: number) => {
      const minutes = Math.round(((y / HOUR_PX) * 60) / STEP_MINUTES) * STEP_MINUTES;
      const days = edge === 'all' ? Math.round(x / width) : 0;
      dragged = { ...dragged, span: shifted(log, { edge, days, minutes }) };
      setHeld(dragged);
    };
    followPointer(event, scroller, { take: () => setHeld(dragged), move }).then((how) => {
      isDropped.current = how !== 'left';
      if (how === 'dropped') return save(dragged);
      if (how === 'taken_back') setHeld(null);
    });
  };

  const press = (log: FinishedLog, event: KeyboardEvent<HTMLElement>) => {
    const mine = held?.log.id === log.id ? held : null;
    const step = stepOf(event);
    const isMeant = mine && (event.key === 'Enter' || event.key === 'Escape');
    if (held?.isSaving || !(step || isMeant) || whyClosed(log.startTime)) return;
    event.preventDefault();
    if (step) setHeld({ log, span: shifted(mine?.span ?? log, step), by: 'keys' });
    else if (mine && event.key === 'Enter') void save(mine);
    else setHeld(null);
  };

  useEffect(() => {
    // Safari asks before a touch begins whether anybody might keep the page from scrolling.
    const ask = () => undefined;
    window.addEventListener('touchmove', ask, { passive: false });
    return () => window.removeEventListener('touchmove', ask);
  }, []);

  const heldByKeys = held?.by === 'keys' ? held : null;
  useEffect(() => {
    // It may have moved into another day, where it is another button.
    if (heldByKeys) document.querySelector<HTMLElement>(`[data-log="${heldByKeys.log.id}"]`)?.focus();
  }, [heldByKeys]);
  return {
    begin,
    press,
    /** What was moved by keys and not saved goes back where it was. */
    leave: () => {
      if (heldByKeys && !heldByKeys.isSaving) setHeld(null);
    },
    /** Whether the click that follows belongs to a drag. */
    takeDrop: () => {
      const was = isDropped.current;
      isDropped.current = false;
      return was;
    },
    held: held && { ...held, refusal: refusalOf(held) },
  };
}

function stepOf({ key, shiftKey }: KeyboardEvent): Shift | null {
  const edge = shiftKey ? 'end' : 'all';
  if (key === 'ArrowUp') return { edge, days: 0, minutes: -STEP_MINUTES };
  if (key === 'ArrowDown') return { edge, days: 0, minutes: STEP_MINUTES };
  if (shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  return { edge, days: key === 'ArrowLeft' ? -1 : 1, minutes: 0 };
}
