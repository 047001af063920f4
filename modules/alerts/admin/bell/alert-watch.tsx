import { call, useAsk } from '@fachwerk/react/call';
import { useLookAgain } from '@fachwerk/react/look-again';
import { notifyAlarm } from '@fachwerk/react/notice';
import { useStream } from '@fachwerk/react/realtime';
import { useText } from '@fachwerk/react/texts';
import { useTitleCount } from '@fachwerk/react/title';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { alertApi, alertStream } from '../../contract.ts';
import { isAlarm } from '../../rules/raise.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { alertLive } from '../alert-live.ts';
import { useSubjectName } from '../alert-look.tsx';
import { ring, useAlarmSound } from './alarm-sound.ts';

type Hint = z.infer<typeof alertStream.event>;

/** Wherever one is: what needs somebody now is said at once, heard if wanted, and counted in the tab. */
export function AlertWatch() {
  useLookAgain(alertLive);
  const sayAlarm = useSayAlarm();
  const { data } = useAsk(alertApi.counts, {});
  useTitleCount(data?.open ?? 0);
  useStream(alertStream, (hint) => {
    if (hint.type === 'raised' && hint.kinds.some(isAlarm)) void sayAlarm(hint);
  });
  return null;
}

function useSayAlarm(): (hint: Hint) => Promise<void> {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const subjectName = useSubjectName();
  const [isSoundOn] = useAlarmSound();
  return async ({ kinds, subjectIds }) => {
    if (isSoundOn) ring();
    const look = (path: string) => ({ label: t('alerts.bell.look'), run: () => void navigate(path) });
    const names = kinds.filter(isAlarm).map((kind) => t(`alert.${kind}`));
    const [subjectId, ...others] = subjectIds;
    if (others.length > 0) {
      notifyAlarm({
        title: names.join(', '),
        text: t('alerts.bell.many', { count: subjectIds.length }),
        action: look('/admin/alerts'),
      });
      return;
    }
    const filter = { states: ['open' as const], kinds, ...(subjectId && { subjectId }) };
    const { alerts } = await call(alertApi.list, { filter }).catch(() => ({ alerts: [] }));
    const [alert] = alerts;
    notifyAlarm({
      title: names.join(', '),
      text: alert ? [subjectName(alert), alert.locationName].filter(Boolean).join(' · ') : '',
      action: look(alert ? `/admin/alerts/${alert.id}` : '/admin/alerts'),
    });
  };
}
