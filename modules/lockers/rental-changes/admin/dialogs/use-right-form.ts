import { askKey } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { notify } from '@fachwerk/react/notice';
import { useConflict } from '@fachwerk/react/save-conflict';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AccessRight, rentalChangeApi } from '../../contract.ts';

const Conflict = z.object({ current: AccessRight });

export type RightValues = {
  readonly version: number;
  readonly reason?: string;
  readonly way?: string;
  readonly amount?: string;
} & object;

type Options<Values> = {
  readonly schema: z.ZodMiniType<Values>;
  readonly right: AccessRight;
  readonly valuesOf: (right: AccessRight) => Values;
  readonly save: (values: Values) => Promise<unknown>;
  /** Said when it is saved. */
  readonly done: string;
};

/** A form about a rental; what somebody else wrote meanwhile is shown beside what one wrote oneself. */
export function useRightForm<Values extends RightValues>(options: Options<Values>) {
  const { schema, right, valuesOf, save, done } = options;
  const client = useQueryClient();
  const initial = valuesOf(right);
  const form = useContractForm(schema, initial);
  const { rows, watching } = useConflict<Values>(form, initial, {
    code: 'rental.changed_meanwhile',
    read: (conflict) => valuesOf(z.parse(Conflict, conflict).current),
    comparable: ({ version: _, reason: _why, way: _way, amount: _amount, ...fields }) => fields,
  });
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(rentalChangeApi.find) });
    form.discard();
  };
  return {
    form,
    rows,
    save: (values: Values) => save(values).catch(watching(values)),
    done: () => notify(done),
    takeTheirs,
  };
}
