import { AlertKind } from '@fachwerk/alerts/contract';
import { KIND_ICONS, useAlertName } from '@fachwerk/alerts/parts';
import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { formatAgo, formatDay, useNow } from '@fachwerk/react/time';
import {
  IconBattery1,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconClipboardCheck,
  IconEyeCheck,
  IconPlayerPlay,
  IconTool,
  type TablerIcon,
} from '@tabler/icons-react';
import type { RoundState, RoundTask } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const STATES: StateStyles<RoundState> = {
  planned: { icon: IconCalendarEvent, tone: 'info' },
  running: { icon: IconPlayerPlay, tone: 'accent' },
  finished: { icon: IconCircleCheck, tone: 'ok' },
  cancelled: { icon: IconCircleX, tone: 'quiet' },
};

export function RoundMark({ state }: { state: RoundState }) {
  const t = useText(adminDe);
  return <StateMark look={STATES[state]}>{t(`rounds.state.${state}`)}</StateMark>;
}

type TaskWords = {
  readonly icon: TablerIcon;
  readonly title: string;
  readonly about: string;
  readonly isUrgent: boolean;
};

/** How a task is called, what is known of it, and what its tick does. */
export function useTaskWords(): (task: RoundTask) => TaskWords {
  const t = useText(adminDe);
  const alertName = useAlertName();
  const now = useNow();
  const ago = (at: unknown) => (typeof at === 'string' ? formatAgo(new Date(at), now) : '');
  const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');
  return ({ kind, boxNumber, title, data }) => {
    const isUrgent = data.priority === 'urgent';
    if (kind === 'alert') {
      const { data: alertKind } = AlertKind.safeParse(data.alertKind);
      const battery = (data.details as { battery?: unknown } | undefined)?.battery;
      const subject = boxNumber ? t('rounds.box', { number: boxNumber }) : String(data.subjectName ?? '');
      return {
        icon: alertKind ? KIND_ICONS[alertKind] : IconTool,
        title: joined(subject, alertKind ? alertName(alertKind) : ''),
        about: joined(
          isUrgent ? t('rounds.urgent') : '',
          typeof battery === 'number' ? `${battery} %` : '',
          ago(data.raisedAt),
        ),
        isUrgent,
      };
    }
    const box = t('rounds.box', { number: boxNumber });
    if (kind === 'battery') {
      const lowOn = typeof data.lowOn === 'string' ? t('rounds.low_on', { day: formatDay(data.lowOn) }) : '';
      return {
        icon: IconBattery1,
        title: joined(box, t('rounds.task.battery')),
        about: joined(`${data.battery} %`, lowOn),
        isUrgent,
      };
    }
    if (kind === 'check')
      return {
        icon: IconEyeCheck,
        title: joined(box, t('rounds.task.check')),
        about: t('rounds.task.check.about'),
        isUrgent,
      };
    if (kind === 'out_of_service')
      return {
        icon: IconTool,
        title: joined(box, t('rounds.task.out_of_service')),
        about: joined(String(data.why ?? ''), ago(data.since)),
        isUrgent,
      };
    return { icon: IconClipboardCheck, title, about: t('rounds.task.manual'), isUrgent };
  };
}
