import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Tabs } from '@mantine/core';
import { useParams } from 'react-router';
import { type Controller, type ControllerKind, controllerApi } from '../../contract-controller.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { ControllerActions } from './controller-actions.tsx';
import { NEW, PLACES, WORDS } from './controller-actions.tsx';
import { ControllerFacts } from './controller-facts.tsx';
import { ControllerAdd, ControllerEdit } from './controller-form.tsx';
import { ControllerStateMark } from './controller-state.tsx';

type Props = { kind: ControllerKind; actions: ControllerActions };
const WIDTH = 600;

/** `/admin/monitoring/:id` and `/admin/monitoring/new`; the same below terminals. */
export function ControllerDrawer({ kind, actions }: Props) {
  const t = useText(adminDe);
  const { id } = useParams();
  const mayManage = useMay('controllers.manage');
  return (
    <>
      <DetailDrawer isOpen={id === NEW} title={t(`${WORDS[kind]}.add`)} closeTo={PLACES[kind]} width={WIDTH}>
        {mayManage ? <ControllerAdd kind={kind} onAdded={actions.provision} /> : <NoPermission />}
      </DetailDrawer>
      <OneController id={id === NEW ? undefined : id} kind={kind} actions={actions} />
    </>
  );
}

function OneController({ id, kind, actions }: Props & { id: string | undefined }) {
  const t = useText(adminDe);
  const asked = useAsk(controllerApi.find, { controller: { id: id ?? '' } }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t(`${WORDS[kind]}.one`)}
      title={({ name }) => name}
      subtitle={(device) => <ControllerStateMark device={device} />}
      closeTo={PLACES[kind]}
      width={WIDTH}
    >
      {(device) => <ControllerTabs key={device.id} device={device} actions={actions} />}
    </RecordDrawer>
  );
}

const TABS = ['state', 'edit'] as const;

function ControllerTabs({ device, actions }: { device: Controller; actions: ControllerActions }) {
  const t = useText(adminDe);
  const [tab, chooseTab] = useHashTab(TABS);
  const mayManage = useMay('controllers.manage');
  if (!mayManage || device.archivedAt) return <ControllerFacts device={device} actions={actions} />;
  return (
    <Tabs value={tab} keepMounted={false} onChange={chooseTab}>
      <Tabs.List mb="md">
        {TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`controllers.view.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="state">
        <ControllerFacts device={device} actions={actions} />
      </Tabs.Panel>
      <Tabs.Panel value="edit">
        <ControllerEdit device={device} />
      </Tabs.Panel>
    </Tabs>
  );
}
