import { dayOf } from '@fachwerk/base/time';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import * as z from 'zod/mini';
import { nextVisit } from '../../rules/next-visit.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { StopProps } from './stop-props.ts';

const Values = z.object({ on: z.iso.date() });

/** The end of a stop, with the next visit as the rule proposes it. */
export function FinishStop({ view, stop, onClose }: StopProps & { onClose: () => void }) {
  const t = useText(adminDe);
  const { id: stopId, tasks, timeZone, name } = stop;
  const proposed = nextVisit(dayOf(new Date(), timeZone).toString(), tasks);
  const form = useContractForm(Values, { on: proposed.on });
  const open = tasks.filter(({ state }) => state === 'open').length;
  const finish = async ({ on }: { on: string }) => {
    const text = on === proposed.on ? proposed.reason : 'chosen';
    view.report({ kind: 'stop_finished', stopId, text, nextVisitOn: on });
  };
  return (
    <Dialog title={t('rounds.stop.finish_of', { name })} onClose={onClose}>
      <DialogForm form={form} label={t('rounds.stop.finish')} onSave={finish} onClose={onClose}>
        <Text>{open > 0 ? t('rounds.stop.open_left', { count: open }) : t('rounds.stop.all_done')}</Text>
        <DateField
          label={t('rounds.next_visit')}
          description={t(`rounds.next_visit.${proposed.reason}`)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.field('on')}
        />
      </DialogForm>
    </Dialog>
  );
}
