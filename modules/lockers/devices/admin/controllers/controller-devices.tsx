import { ListPage } from '@fachwerk/react/list-page';
import { isId, useListState } from '@fachwerk/react/list-state';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { deviceStream } from '../../contract.ts';
import { type Controller, type ControllerKind, ControllerState, controllerApi } from '../../contract-controller.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { NEW, PLACES, useControllerActions, WORDS } from './controller-actions.tsx';
import { useControllerColumns } from './controller-columns.tsx';
import { ControllerDrawer } from './controller-drawer.tsx';

export const ControllerList = () => <ControllerDevices kind="controller" />;
export const TerminalList = () => <ControllerDevices kind="terminal" />;

/** Devices of one kind with their presence; a filter shows offline ones first. */
function ControllerDevices({ kind }: { kind: ControllerKind }) {
  const t = useText(adminDe);
  const { search } = useLocation();
  const mayManage = useMay('controllers.manage');
  const state = useListState({ filters: { state: ControllerState.options, location: isId, archived: ['yes'] } });
  const list = useList(controllerApi.list, {
    state,
    input: { kind, ...(state.filters.archived && { archived: 'only' as const }) },
    rows: ({ controllers }) => controllers,
    arrange: (controllers) => controllers.filter((device) => matches(device, state.search, state.filters)),
    live: { hints: [deviceStream], asks: [controllerApi.list, controllerApi.find] },
  });
  const locations = new Map(list.first?.controllers.map(({ locationId, locationName }) => [locationId, locationName]));
  const actions = useControllerActions(kind);
  const columns = useControllerColumns();
  const words = WORDS[kind];
  return (
    <>
      <ListPage
        title={t(`${words}.title`)}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        pathOf={({ id }) => `${PLACES[kind]}/${id}`}
        filters={[
          {
            name: 'state',
            label: t('controllers.state'),
            options: ControllerState.options.map((value) => ({ value, label: t(`controllers.state.${value}`) })),
          },
          {
            name: 'location',
            label: t('controllers.location'),
            options: [...locations].map(([value, label]) => ({ value, label })),
          },
          {
            name: 'archived',
            label: t('controllers.filter.archived'),
            options: [{ value: 'yes', label: t('controllers.filter.archived.yes') }],
          },
        ]}
        rowActions={actions.onRow}
        action={
          mayManage && (
            <Button
              component={Link}
              to={`${PLACES[kind]}/${NEW}${search}`}
              leftSection={<IconPlus size={16} stroke={1.5} />}
              aria-label={t(`${words}.add`)}
            >
              {t('controllers.add.short')}
            </Button>
          )
        }
        empty={{ title: t(`${words}.empty.title`), text: t(`${words}.empty.text`) }}
        csv={t(`${words}.csv`)}
      />
      <ControllerDrawer kind={kind} actions={actions} />
      {actions.dialog}
    </>
  );
}

type Filters = { readonly state?: string; readonly location?: string };

function matches(
  { name, serial, locationName, state, locationId }: Controller,
  search: string,
  filters: Filters,
): boolean {
  const wanted = search.toLocaleLowerCase();
  return (
    [name, serial, locationName].some((text) => text.toLocaleLowerCase().includes(wanted)) &&
    (!filters.state || filters.state === state) &&
    (!filters.location || filters.location === locationId)
  );
}
