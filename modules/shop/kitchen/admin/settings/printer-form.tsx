import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, Group, Select, TextInput } from '@mantine/core';
import { type Printer, PrinterData, printerApi } from '../../contract-printer.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = {
  readonly printer: Printer | null;
  readonly onClose: () => void;
  readonly onAdded: (shown: { name: string; address: string }) => void;
};

const NEW: PrinterData = { name: '', kind: 'star', prints: ['kitchen'], columns: 48 };

export function PrinterForm({ printer, onClose, onAdded }: Props) {
  const t = useText(adminDe);
  const { name, kind, prints, columns } = printer ?? NEW;
  const form = useContractForm(PrinterData, { name, kind, prints, columns });
  const add = useChange(printerApi.add, { isQuiet: true });
  const save = useChange(printerApi.save, { isQuiet: true });
  const onSave = async (checked: PrinterData) => {
    if (printer) return save.mutateAsync({ id: printer.id, printer: checked });
    const { address } = await add.mutateAsync({ printer: checked });
    onAdded({ name: checked.name, address });
  };
  return (
    <Dialog title={printer ? t('printers.edit_of', { name: printer.name }) : t('printers.add')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t(printer ? 'printers.save' : 'printers.add')}
        isReady={form.values.prints.length > 0}
        onSave={onSave}
        onClose={onClose}
      >
        <TextInput label={t('printers.name')} data-autofocus required {...form.field('name')} />
        <Select
          label={t('printers.kind')}
          allowDeselect={false}
          data={(['star', 'epson'] as const).map((value) => ({ value, label: t(`printers.kind.${value}`) }))}
          {...form.field('kind')}
        />
        <Checkbox.Group
          label={t('printers.prints')}
          value={form.values.prints}
          onChange={(next) => form.set('prints', next as PrinterData['prints'])}
        >
          <Group mt="xs">
            {(['kitchen', 'packing'] as const).map((each) => (
              <Checkbox key={each} value={each} label={t(`ticket.${each}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        <Select
          label={t('printers.columns')}
          allowDeselect={false}
          data={([48, 42, 32] as const).map((value) => ({
            value: String(value),
            label: t(`printers.columns.${value}`),
          }))}
          value={String(form.values.columns)}
          onChange={(value) => form.set('columns', Number(value) as PrinterData['columns'])}
        />
      </DialogForm>
    </Dialog>
  );
}
