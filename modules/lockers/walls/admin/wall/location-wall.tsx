import { deviceStream } from '@fachwerk/devices/contract';
import { lockerStream } from '@fachwerk/lockers/contract';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { askKey, useAsk } from '@fachwerk/react/call';
import { hintIf, useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Skeleton, Text } from '@mantine/core';
import { wallApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { BoxDrawer } from './box-drawer.tsx';
import { WallBoard } from './wall-board.tsx';

type Props = {
  locationId: string;
  boxId: string | undefined;
  /** Where the page is, and where one of its boxes lies open. */
  pathOf: (boxId?: string) => string;
};

/** The wall as it is now, as a part of another page; its boxes open there. */
export function LocationWall({ locationId, boxId, pathOf }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(wallApi.wall, { locationId });
  useLiveRefetch({
    hints: [hintIf(lockerStream, (event) => event.locationId === locationId), deviceStream],
    asks: [askKey(wallApi.wall, { locationId }), lockApi.find],
  });
  const wall = asked.data;
  if (!wall && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!wall) return <Skeleton height={320} />;
  return (
    <>
      {wall.boxes.length === 0 ? (
        <Text c="dimmed">{t('wall.no_boxes.title')}</Text>
      ) : (
        <WallBoard wall={wall} boxes={wall.boxes} markedId={boxId} isOpenable pathOf={pathOf} />
      )}
      <BoxDrawer boxId={boxId} closeTo={pathOf()} />
    </>
  );
}
