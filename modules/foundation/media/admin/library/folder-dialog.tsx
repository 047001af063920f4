import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { type MediaFolder, mediaApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

export function FolderDialog({ folder, onClose }: { folder: MediaFolder | null; onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(mediaApi.saveFolder.input, {
    ...(folder && { id: folder.id }),
    name: folder?.name ?? '',
  });
  const save = useChange(mediaApi.saveFolder, { isQuiet: true });
  return (
    <Dialog title={t(folder ? 'media.folder.rename' : 'media.folder.new')} onClose={onClose}>
      <DialogForm form={form} label={t('kit.save')} onSave={(checked) => save.mutateAsync(checked)} onClose={onClose}>
        <TextInput label={t('media.name')} required data-autofocus {...form.field('name')} />
      </DialogForm>
    </Dialog>
  );
}
