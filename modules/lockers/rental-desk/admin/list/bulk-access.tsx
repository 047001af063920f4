import { line } from '@fachwerk/base/schema';
import { forEachRow, useBulkQuestion } from '@fachwerk/react/bulk';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import type { BulkAction } from '@fachwerk/react/list-types';
import { notify } from '@fachwerk/react/notice';
import { useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { type AccessRight, rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { whyNotRestore, whyNotRevoke } from '@fachwerk/rental-changes/rules/staff-acts';
import { Text, TextInput } from '@mantine/core';
import { IconKey, IconKeyOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';

type Way = 'revoke' | 'restore';
type Question = { readonly way: Way; readonly rights: readonly AccessRight[] };
type Bulk = { readonly bulkActions?: readonly BulkAction<AccessRight>[]; readonly dialog: ReactNode };

const RULES = { revoke: whyNotRevoke, restore: whyNotRestore } as const;
const ICONS = { revoke: IconKeyOff, restore: IconKey } as const;

/** The access to several rentals taken away, or given back, for one reason. */
export function useBulkAccess(): Bulk {
  const t = useText(adminDe);
  const mayEdit = useMaySomewhere('rentals.edit');
  const { asked, ask, answer } = useBulkQuestion<Question>();
  if (!mayEdit) return { dialog: null };
  const run = (way: Way) => async (rights: readonly AccessRight[]) => {
    // Those that are so already are left alone.
    const meant = rights.filter((right) => !RULES[way](right));
    if (meant.length > 0) return ask({ way, rights: meant });
    notify(t('access_rights.bulk.nothing'));
    return false;
  };
  return {
    bulkActions: (['revoke', 'restore'] as const).map((way) => ({
      label: (count) => t(`access_rights.bulk.${way}`, { count }),
      icon: ICONS[way],
      run: run(way),
    })),
    dialog: (
      <Dialog
        isOpen={asked !== null}
        onClose={() => answer(false)}
        title={asked ? t(`access_rights.bulk.${asked.way}`, { count: asked.rights.length }) : ''}
      >
        {asked && <ReasonForm {...asked} onClose={answer} />}
      </Dialog>
    ),
  };
}

const Values = z.object({ reason: line(300, 3) });

function ReasonForm({ way, rights, onClose }: Question & { onClose: (isDone: boolean) => void }) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { reason: '' });
  const change = useChange(rentalChangeApi[way], { isQuiet: true });
  return (
    <DialogForm
      form={form}
      label={t(`access_rights.bulk.${way}`, { count: rights.length })}
      isDanger={way === 'revoke'}
      onSave={({ reason }) => forEachRow(rights, ({ id }) => change.mutateAsync({ id, reason }))}
      onClose={onClose}
    >
      <Text size="sm">{t(`access_rights.bulk.${way}.about`)}</Text>
      <TextInput label={t('access_rights.bulk.reason')} required data-autofocus {...form.field('reason')} />
    </DialogForm>
  );
}
