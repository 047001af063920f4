import { call, useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { notifyAlarm, prepareNotices } from '@fachwerk/react/notice';
import { useStream } from '@fachwerk/react/realtime';
import { useText } from '@fachwerk/react/texts';
import { useTitleCount } from '@fachwerk/react/title';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { alertApi, alertStream } from '../../contract.ts';
import { isAlarm } from '../../rules/raise.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useSubjectName } from '../alert-badge.tsx';
import { alertLive } from '../alert-live.ts';
import { ring, useAlarmSound } from './alarm-sound.ts';

type Hint = z.infer<typeof alertStream.event>;

/** Wherever one is: what needs somebody now is said at once, heard if wanted, and counted in the tab. */
export function AlertWatch() {
  useLiveRefetch(alertLive);
  const sayAlarm = useSayAlarm();
  const { data } = useAsk(alertApi.counts, {});
  useTitleCount(data?.open ?? 0);
  useEffect(() => void prepareNotices(), []);
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
    const title = kinds
      .filter(isAlarm)
      .map((kind) => t(`alert.${kind}`))
      .join(', ');
    const [subjectId = '', ...others] = subjectIds;
    const count = subjectIds.length;
    const text = others.length > 0 ? t('alerts.bell.many', { count }) : '';
    const refine = notifyAlarm(others.length > 0 ? text : subjectId, { title, text, action: look('/admin/alerts') });
    if (others.length > 0) return;
    const filter = { states: ['open' as const], kinds, ...(subjectId && { subjectId }) };
    const { alerts } = await call(alertApi.list, { filter }).catch(() => ({ alerts: [] }));
    const [alert] = alerts;
    if (!alert) return;
    const place = [subjectName(alert), alert.locationName].filter(Boolean).join(' · ');
    refine({ title, text: place, action: look(`/admin/alerts/${alert.id}`) });
  };
}
