import { askKey, useAsk } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import { useStream } from '@fachwerk/react/realtime';
import { useMay } from '@fachwerk/react/session';
import { useSoon } from '@fachwerk/react/soon';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { deviceStream } from '../../contract.ts';
import { type Controller, type ControllerKind, ControllerState, controllerApi } from '../../contract-controller.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useControllerActions } from './controller-actions.tsx';
import { useControllerColumns } from './controller-columns.tsx';
import { ControllerDrawer } from './controller-drawer.tsx';
import { NEW, PLACES, WORDS } from './controller-kinds.ts';

export const ControllerList = () => <ControllerDevices kind="controller" />;
export const TerminalList = () => <ControllerDevices kind="terminal" />;

/** Devices of one kind with their presence; who is missing is seen first by the filter. */
function ControllerDevices({ kind }: { kind: ControllerKind }) {
  const t = useText(adminDe);
  const { search } = useLocation();
  const mayManage = useMay('controllers.manage');
  const asked = useAsk(controllerApi.list, { kind });
  const all = asked.data?.controllers;
  const locations = new Map(all?.map(({ locationId, locationName }) => [locationId, locationName]));
  const list = useListState({ filters: { state: ControllerState.options, location: [...locations.keys()] } });
  const actions = useControllerActions(kind);
  const columns = useControllerColumns();
  useControllerChanges();
  const rows = all?.filter((device) => matches(device, list.search, list.filters));
  const words = WORDS[kind];
  return (
    <>
      <ListPage
        title={t(`${words}.title`)}
        state={list}
        query={asked}
        rows={rows}
        {...(rows && { total: rows.length })}
        columns={columns}
        keyOf={({ id }) => id}
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
        csv={{ name: t(`${words}.csv`), load: async () => rows ?? [] }}
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

function useControllerChanges(): void {
  const client = useQueryClient();
  const soon = useSoon(() =>
    Promise.all([
      client.invalidateQueries({ queryKey: askKey(controllerApi.list) }),
      client.invalidateQueries({ queryKey: askKey(controllerApi.find) }),
    ]),
  );
  useStream(deviceStream, soon, soon);
}
