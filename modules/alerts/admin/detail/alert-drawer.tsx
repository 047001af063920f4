import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useParams } from 'react-router';
import { alertApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { KIND_ICONS, useSubjectName } from '../alert-look.tsx';
import { AlertComment } from './alert-comment.tsx';
import { AlertFacts } from './alert-facts.tsx';
import { AlertStoryLine } from './alert-story.tsx';

/** One alert over the list: what is wrong and where, whose it is, what happened, and what to do. */
export function AlertDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  const subjectName = useSubjectName();
  const mayHandle = useMay('alerts.handle');
  const alert = useAsk(alertApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  const { data } = alert;
  const Icon = data && KIND_ICONS[data.kind];
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      title={data ? t(`alert.${data.kind}`) : alert.isPending ? '…' : t('alerts.title')}
      subtitle={data && `${subjectName(data)} · ${data.locationName || t('alerts.no_location')}`}
      mark={Icon && <Icon size={24} stroke={1.5} aria-hidden />}
      closeTo="/admin/alerts"
    >
      {alert.isError && !data && <ErrorState error={alert.error} onRetry={() => alert.refetch()} />}
      {alert.isPending && <Loading lines={8} />}
      {data && (
        <>
          <AlertFacts key={data.id} alert={data} mayHandle={mayHandle} />
          <AlertStoryLine alert={data} />
          {mayHandle && <AlertComment key={`comment ${data.id}`} alert={data} />}
        </>
      )}
    </DetailDrawer>
  );
}
