import { lazyPart } from '@fachwerk/react/lazy-part';
import { useSession } from '@fachwerk/react/session';
import { InSlot, isFilled } from '@fachwerk/react/slot';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { Tile, TileArea } from '@fachwerk/react/tile';
import { Skeleton } from '@mantine/core';
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { Suspense, useCallback, useState } from 'react';
import { adminDe } from '../texts/admin.de.ts';
import { besideEachOther, moved, movedAcross, otherArea, tilesNamed, toggled } from './arrange/layout-moves.ts';
import { type Arrangement, useArrangement } from './arrange/use-arrangement.ts';
import { useHide } from './arrange/use-hide.ts';
import { useOwnTiles } from './arrange/use-own-tiles.ts';
import { EmptyOverview } from './empty-overview.tsx';
import { PHONE, useTilesAtOnce } from './first-screen.ts';
import { Greeting } from './greeting.tsx';
import classes from './overview.module.css';
import { overviewSlot } from './slots.ts';
import { TileFrame } from './tile/tile-frame.tsx';
import { useReleaseNotes, Welcome } from './welcome.tsx';

const CustomizeDrawer = lazyPart(
  async () => (await import('./arrange/customize-drawer.tsx')).CustomizeDrawer,
  'over the page',
);

export function Overview() {
  useTilesAtOnce();
  // On a phone the release notes would fill the screen; modules come first there.
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const arrangement = useArrangement(isPhone ? 'phone' : 'desk');
  const notes = useReleaseNotes();
  const [isCustomizing, customizing] = useDisclosure(false);
  const [wasOpened, opened] = useDisclosure(false);
  const customize = () => {
    opened.open();
    customizing.open();
  };
  const [isSettled, onSettled] = useLead();
  const welcome = isSettled && !notes.areHidden && <Welcome onDismiss={notes.dismiss} />;
  return (
    <div className={classes.page}>
      <Greeting onCustomize={customize} {...(notes.areHidden && { onNews: notes.show })} />
      <InSlot slot={overviewSlot} props={{ onSettled }} />
      {!isPhone && welcome}
      {isSettled ? <Areas arrangement={arrangement} onCustomize={customize} /> : <AreasOutline />}
      {isPhone && welcome}
      {wasOpened && arrangement.current && (
        <Suspense fallback={null}>
          <CustomizeDrawer
            isOpen={isCustomizing}
            onClose={customizing.close}
            arrangement={arrangement}
            current={arrangement.current}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the slot above the tiles has settled. If it was empty last time, the tiles do not wait. */
function useLead() {
  const userId = useSession()?.user.id ?? 'nobody';
  const [hadLead, remember] = useLocalStorage({
    key: `device.dashboard.lead.${userId}`,
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [isSettled, setSettled] = useState(!hadLead || !isFilled(overviewSlot));
  const onSettled = useCallback(
    (isShown: boolean) => {
      remember(isShown);
      setSettled(true);
    },
    [remember],
  );
  return [isSettled, onSettled] as const;
}

type Arranging = ReturnType<typeof useArrangement>;

function Areas({ arrangement, onCustomize }: { arrangement: Arranging; onCustomize: () => void }) {
  const { current, asked } = arrangement;
  const tiles = useOwnTiles();
  if (!current && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!current) return <AreasOutline />;
  const content = tilesNamed(current.content, tiles.content);
  const aside = tilesNamed(current.aside, tiles.aside);
  if (content.length + aside.length === 0) return <EmptyOverview onCustomize={onCustomize} />;
  return (
    <div className={classes.areas} data-both={(content.length > 0 && aside.length > 0) || undefined}>
      {content.length > 0 && <Area area="content" shown={content} current={current} arrangement={arrangement} />}
      {aside.length > 0 && <Area area="aside" shown={aside} current={current} arrangement={arrangement} />}
    </div>
  );
}

type AreaProps = { area: TileArea; shown: readonly Tile[]; current: Arrangement; arrangement: Arranging };

function Area({ area, shown, current, arrangement }: AreaProps) {
  const t = useText(adminDe);
  const hide = useHide(arrangement);
  const names = shown.map(({ name }) => name);
  const beside = area === 'content' ? besideEachOther(names, current.halves) : new Set();
  const move = (name: string, by: -1 | 1) =>
    arrangement.arrange({ ...current, [area]: moved(current[area], name, by, names) });
  const Element = area === 'aside' ? 'aside' : 'div';
  return (
    <Element
      className={classes.area}
      data-area={area}
      {...(area === 'aside' && { 'aria-label': t('dashboard.area.aside') })}
    >
      {shown.map((tile, at) => (
        <TileFrame
          key={tile.name}
          tile={tile}
          area={area}
          isHalf={beside.has(tile.name)}
          moves={{
            up: at > 0 ? () => move(tile.name, -1) : undefined,
            down: at < shown.length - 1 ? () => move(tile.name, 1) : undefined,
            across: tile.areas.includes(otherArea(area))
              ? () => arrangement.arrange(movedAcross(current, area, tile.name))
              : undefined,
            halve:
              area === 'content'
                ? () => arrangement.arrange({ ...current, halves: toggled(current.halves, tile.name) })
                : undefined,
            wantsHalf: current.halves.includes(tile.name),
            hide: () => hide(area, tile),
          }}
        />
      ))}
    </Element>
  );
}

function AreasOutline() {
  const t = useText();
  return (
    <div className={classes.areas} role="status" aria-label={t('kit.loading')} aria-busy>
      <div className={classes.area}>
        <Skeleton className={classes.outline ?? ''} radius="md" />
        <Skeleton className={classes.outline ?? ''} radius="md" />
      </div>
    </div>
  );
}
