import type { BoxState } from '@fachwerk/lockers/contract-lock';
import { useShownState } from '@fachwerk/lockers/parts';
import { type Translate, useText } from '@fachwerk/react/texts';
import { formatDate, formatTime } from '@fachwerk/react/time';
import type { WallBox } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** A box to draw; without a state nothing is known about it. */
export type DrawnBox = Omit<WallBox, 'state'> & { readonly state: BoxState | null };

export function useStateLabels(): (state: BoxState) => string {
  const t = useText(adminDe);
  const shown = useShownState();
  return (state) => t(`wall.state.${shown(state)}`);
}

/** „Fach 12, Größe M, vermietet bis 14:30, Tür geschlossen“: all that the drawing shows, for those who hear it. */
export function boxSentence(
  t: Translate<typeof adminDe>,
  stateWords: (state: BoxState) => string,
  box: DrawnBox,
): string {
  const parts = [t('wall.box', { number: box.number }), t('wall.box.size', { size: box.sizeCode })];
  if (box.state === null) return [...parts, t('wall.state.none')].join(', ');
  parts.push(
    box.until
      ? t('wall.box.until', { state: stateWords(box.state), time: untilWords(box.until) })
      : stateWords(box.state),
    t(`wall.door.${box.doorState}`),
  );
  if (box.lockState === 'unlocked') parts.push(t('wall.lock.unlocked'));
  if (box.isBatteryLow) parts.push(t('wall.battery', { percent: box.battery ?? 0 }));
  if (!box.isOnline) parts.push(t('wall.offline'));
  return parts.join(', ');
}

/** „14:30“ today, „16.11., 14:30“ otherwise. */
function untilWords(at: Date, now = new Date()): string {
  const isToday = formatDate(at) === formatDate(now);
  return formatTime(at, { hour: '2-digit', minute: '2-digit', ...(!isToday && { day: '2-digit', month: '2-digit' }) });
}
