import { askName } from '@fachwerk/base/ask-name';
import { askHere } from '@fachwerk/server/ask-here';
import type { FirstScreenAsk } from '@fachwerk/server/ctx';
import { whyNotEnter } from '@fachwerk/server/http-access';
import type { UseCase } from '@fachwerk/server/module';
import { dashboardApi } from '../../contract.ts';
import { showLayout } from './show-layout.ts';

/**
 * What a browser would ask in twenty calls, in one. Each question is refused, or fails, by itself; those of tiles whose capability the caller does not
 * have are left out.
 */
export const showScreen: UseCase<typeof dashboardApi.screen> = (given, { around, device }) =>
  given.db.together(async (db) => {
    const ctx = { ...given, db };
    const layout = showLayout(ctx, {});
    const mayAsk = ({ endpoint }: FirstScreenAsk) =>
      whyNotEnter({ ...endpoint, access: endpoint.access as 'staff' }, ctx.caller) === null;
    const asks = ctx.app.firstScreen.filter(mayAsk);
    // They do not wait for the layout.
    const frame = around ? asks.filter(({ tile }) => tile === null).map((each) => askHere(ctx, each)) : [];
    const shown = await layout;
    const { content, aside } = (device && shown.phone) || shown;
    const names = new Set([...content, ...aside]);
    const seen = new Set(
      around ? asks.filter(({ tile }) => tile === null).map((each) => askName(each.endpoint, each.input(ctx))) : [],
    );
    const ofTiles = asks.filter((each) => {
      if (each.tile === null || !names.has(each.tile)) return false;
      const name = askName(each.endpoint, each.input(ctx));
      return !seen.has(name) && seen.add(name);
    });
    const answers = await Promise.all([...frame, ...ofTiles.map((each) => askHere(ctx, each))]);
    return { answers: [{ name: askName(dashboardApi.layout, {}), status: 200, body: shown }, ...answers] };
  });
