import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { atFields } from '@fachwerk/react/field-refusal';
import { useText } from '@fachwerk/react/texts';
import { Select, Textarea, TextInput } from '@mantine/core';
import { type Pin, PinInput, type PinKind, type PinStart, pinApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { TargetField } from './target-field.tsx';

const KINDS: readonly PinKind[] = ['question', 'dialogue', 'card', 'instruction'];

const empty = (kind: PinKind): PinStart => {
  if (kind === 'dialogue') return { kind, dialogueId: '' };
  if (kind === 'card') return { kind, templateId: '' };
  if (kind === 'instruction') return { kind, steps: [] };
  return { kind };
};

/** The field that a target is refused at. */
const targetPath = (kind: PinKind) => (kind === 'card' ? 'starts.templateId' : 'starts.dialogueId');

/** Makes a pin, or changes one. */
export function PinForm({ pin, onClose }: { readonly pin: Pin | null; readonly onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(PinInput, {
    ...(pin && { id: pin.id }),
    name: pin?.name ?? '',
    description: pin?.description ?? '',
    starts: pin?.starts ?? { kind: 'question' },
  });
  const save = useChange(pinApi.blank, { isQuiet: true });
  const { starts } = form.values;
  const choose = (chosen: string | null) => {
    const kind = KINDS.find((each) => each === chosen);
    if (kind && kind !== starts.kind) form.set('starts', pin?.starts.kind === kind ? pin.starts : empty(kind));
  };
  return (
    <Dialog title={pin ? t('pins.edit_named', { name: pin.name }) : t('pins.add')} onClose={onClose} isKept>
      <DialogForm
        form={form}
        label={t('pins.save')}
        onSave={(checked) =>
          save
            .mutateAsync({ pin: checked, card: null })
            .catch(atFields({ 'pin.target_unknown': targetPath(starts.kind) }))
        }
        onClose={onClose}
      >
        <TextInput label={t('pins.name')} description={t('pins.name_help')} data-autofocus {...form.field('name')} />
        <Textarea label={t('pins.description')} rows={2} {...form.field('description')} />
        <Select
          label={t('pins.starts')}
          description={t(`pins.about.${starts.kind}`)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          data={KINDS.map((kind) => ({ value: kind, label: t(`pins.kind.${kind}`) }))}
          value={starts.kind}
          onChange={choose}
        />
        <TargetField form={form} />
      </DialogForm>
    </Dialog>
  );
}
