import { useAsk } from '@fachwerk/react/call';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useParams } from 'react-router';
import { type AlertKind, alertApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { KIND_ICONS, useSubjectName } from '../alert-badge.tsx';
import { AlertComment } from './alert-comment.tsx';
import { AlertFacts } from './alert-facts.tsx';
import { AlertStoryLine } from './alert-story.tsx';

/** One alert over the list: what is wrong and where, whose it is, what happened, and what to do. */
export function AlertDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  const subjectName = useSubjectName();
  const mayHandle = useMaySomewhere('alerts.handle');
  const asked = useAsk(alertApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('alerts.title')}
      title={({ kind }) => t(`alert.${kind}`)}
      subtitle={(alert) => `${subjectName(alert)} · ${alert.locationName || t('alerts.no_location')}`}
      mark={({ kind }) => <KindIcon kind={kind} />}
      closeTo="/admin/alerts"
    >
      {(alert) => (
        <>
          <AlertFacts key={alert.id} alert={alert} mayHandle={mayHandle} />
          <AlertStoryLine alert={alert} />
          {mayHandle && <AlertComment key={`comment ${alert.id}`} alert={alert} />}
        </>
      )}
    </RecordDrawer>
  );
}

function KindIcon({ kind }: { kind: AlertKind }) {
  const Icon = KIND_ICONS[kind];
  return <Icon size={24} stroke={1.5} aria-hidden />;
}
