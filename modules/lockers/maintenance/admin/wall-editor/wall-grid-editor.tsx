import { lockApi } from '@fachwerk/lockers/contract-lock';
import { wallConflict } from '@fachwerk/lockers/rules/wall-places';
import { pricingApi } from '@fachwerk/pricing/contract';
import { useAsk, useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { WallBox } from '@fachwerk/walls/contract';
import { useLocation, useNavigate } from 'react-router';
import {
  useBoxesThere,
  useOnArrival,
  useProposedWiring,
  useWantedLocation,
  useWiringOfLocation,
} from '../lock-form/boxes-there.ts';
import { words } from '../words.ts';
import { WallGridFields } from './wall-grid-editor-fields.tsx';
import { nextColumn, nextNumber, plannedBoxes, WallGridPlan, type WallPlan } from './wall-grid-editor-plan.ts';
import { WallGridPreview } from './wall-grid-editor-preview.tsx';

/** The contract's most; a longer wall is entered in two parts. */
const MOST_BOXES = 400;

/** A whole wall from a grid, seen before it is saved. */
export function WallGridEditor() {
  const sizes = useAsk(pricingApi.boxSizes, {}).data?.boxSizes;
  return sizes ? <Editor sizes={sizes} /> : <Loading lines={8} />;
}

type Sizes = Parameters<typeof plannedBoxes>[1];

function Editor({ sizes }: { sizes: Sizes }) {
  const t = useText(words);
  const navigate = useNavigate();
  const { search } = useLocation();
  const wanted = useWantedLocation();
  const wantedNumber = nextNumber(numbersOf(useBoxesThere(wanted)), '');
  const form = useContractForm(WallGridPlan, {
    locationId: wanted,
    columns: 4,
    rows: 6,
    pattern: 'rows',
    sizes: sizes[0] ? [sizes[0].code] : [],
    prefix: '',
    firstNumber: wantedNumber,
    counting: 'down',
    ...useProposedWiring(wanted),
  });
  const addWall = useChange(lockApi.addWall, { isQuiet: true });
  const { locationId, ...values } = form.values;
  const standing = useBoxesThere(locationId);
  const items = plannedBoxes(whole({ ...values, firstColumn: nextColumn(standing.map(({ place }) => place)) }), sizes);
  const whyNot = whyNotSave();

  /** Numbers and places are known here; the rest the server says. */
  function whyNotSave(): string | null {
    if (items.length > MOST_BOXES) return t('wall_grid.too_many', { count: MOST_BOXES });
    const known = standing.map(({ number, place }) => ({ number, place, controllerId: null, channel: null }));
    const conflict = wallConflict(items, known);
    return conflict && t('wall_grid.conflict', { number: items[conflict.index]?.number ?? '', why: t(conflict.code) });
  }
  const proposeNumber = (boxes: readonly WallBox[]) =>
    form.set('firstNumber', nextNumber(numbersOf(boxes), values.prefix));
  useOnArrival(locationId, proposeNumber);
  useWiringOfLocation(locationId, ({ controllerId, channel }) => {
    form.set('controllerId', controllerId);
    form.set('channel', channel);
  });

  return (
    <Form
      form={form}
      isNew
      saveLabel={t('wall_grid.action', { count: items.length })}
      onSave={async () => {
        if (whyNot) throw new CallProblem(409, { code: 'wall_grid.conflict', error: whyNot });
        const { added } = await addWall.mutateAsync({ locationId, items });
        notify(t('wall_grid.done', { count: added }));
      }}
      onSaved={() => navigate(`/admin/locks${search}`)}
    >
      <WallGridFields form={form} sizes={sizes} onProposeNumber={() => proposeNumber(standing)} />
      <WallGridPreview standing={standing} planned={items} whyNot={whyNot} isDrawn={items.length <= MOST_BOXES} />
    </Form>
  );
}

/** While somebody types, a number may be missing for a moment; the picture shows the least wall then. */
function whole({ channel, ...plan }: Omit<WallPlan, 'firstChannel'> & { channel: number | null }): WallPlan {
  const least = (value: unknown) => Math.max(1, Math.floor(Number(value)) || 1);
  return {
    ...plan,
    columns: Math.min(least(plan.columns), 60),
    rows: Math.min(least(plan.rows), 30),
    firstNumber: Math.max(0, Math.floor(Number(plan.firstNumber)) || 0),
    firstChannel: channel,
  };
}

const numbersOf = (boxes: readonly WallBox[]) => boxes.map(({ number }) => number);
