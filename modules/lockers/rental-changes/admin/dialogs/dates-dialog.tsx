import { cents } from '@fachwerk/base/money';
import { localText } from '@fachwerk/logs/rules/time-range';
import { useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { DateField } from '@fachwerk/react/date-field';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { DatesPreview, useDatesPreview } from './dates-preview.tsx';
import { DateTexts, datesOf, textsOf } from './dates-values.ts';
import { DifferenceChoice, useSettling } from './difference-choice.tsx';
import { LongerButtons } from './longer-buttons.tsx';
import { ReasonField } from './reason-field.tsx';
import { RightFormDialog } from './right-form-dialog.tsx';
import { labelOf } from './settling-values.ts';
import { useRightForm } from './use-right-form.ts';

type Props = { right: AccessRight; onClose: () => void };

/** Start and end, with what they would cost and what stands in their way before anybody presses anything. */
export function DatesDialog({ right, onClose }: Props) {
  const t = useText(adminDe);
  const edit = useChange(rentalChangeApi.editDate, { isQuiet: true });
  const save = async (values: DateTexts): Promise<void> => {
    const wanted = datesOf(values, right);
    if (!wanted) throw new CallProblem(422, { code: 'input.invalid', error: t('access_rights.dates.bad') });
    const { version, reason } = values;
    const { settling } = settled;
    await edit.mutateAsync({
      orderItem: { id: right.id, version, reason, ...wanted, ...(settling && { settling }) },
    });
  };
  const done = t('access_rights.dates.done');
  const asked = useRightForm({ schema: DateTexts, right, valuesOf: textsOf, save, done });
  const { form } = asked;
  const preview = useDatesPreview(right, datesOf(form.values, right));
  const seen = preview.state === 'fits' ? preview.seen : null;
  const settled = useSettling(seen, form.values);
  const label = t(`access_rights.dates.do.${labelOf(settled.settling)}`, {
    amount: formatMoney(cents(settled.settling?.cents ?? 0)),
  });
  return (
    <RightFormDialog
      title={t('access_rights.action.dates')}
      label={label}
      asked={asked}
      isReady={preview.state === 'fits' && settled.isReady}
      fieldWords={(field) => t(field === 'startsAt' ? 'access_rights.dates.from' : 'access_rights.dates.to')}
      valueWords={(value) => formatText(String(value))}
      onClose={onClose}
    >
      <Text size="sm">{t('access_rights.dates.about', { zone: right.timeZone })}</Text>
      <DateField withTime label={t('access_rights.dates.from')} {...form.field('startsAt')} />
      <DateField withTime label={t('access_rights.dates.to')} data-autofocus {...form.field('endsAt')} />
      {right.endedAt === null && (
        <LongerButtons right={right} onChoose={(at) => form.set('endsAt', localText(at, right.timeZone))} />
      )}
      <DatesPreview preview={preview} />
      {seen && <DifferenceChoice form={form} right={right} seen={seen} asked={settled} />}
      <ReasonField form={form} isRequired={settled.isReasonNeeded} />
    </RightFormDialog>
  );
}

/** A text of the fields, as people read it. */
const formatText = (text: string) => formatDateTime(new Date(`${text}:00Z`), 'UTC');
