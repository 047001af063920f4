import { notify } from '@fachwerk/react/notice';
import { translate, useText } from '@fachwerk/react/texts';
import type { Tile, TileArea } from '@fachwerk/react/tile';
import { adminDe } from '../../texts/admin.de.ts';
import { including, without } from './layout-moves.ts';
import type { useArrangement } from './use-arrangement.ts';

/** Hides a module at once and offers undo for a few seconds. */
export function useHide({ latest, arrange, restore }: ReturnType<typeof useArrangement>) {
  const t = useText(adminDe);
  return async (area: TileArea, tile: Tile) => {
    const before = latest();
    if (!before) return;
    const after = { ...before, [area]: without(before[area], tile.name) };
    if (!(await arrange(after))) return;
    const undo = () => {
      const now = latest();
      if (!now) return;
      const isUntouched = now.content.join() === after.content.join() && now.aside.join() === after.aside.join();
      // Restores the role's default as default, not as a copy; changes made in between are kept.
      if (isUntouched) return void restore(before);
      void arrange({ ...now, [area]: including(now[area], tile.name, before[area].indexOf(tile.name)) });
    };
    notify(t('dashboard.hidden', { name: translate(tile.title) }), { run: undo });
  };
}
