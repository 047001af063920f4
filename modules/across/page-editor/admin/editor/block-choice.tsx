import type { Block } from '@fachwerk/pages/contract-content';
import { BLOCK_GROUPS } from '@fachwerk/pages/rules/block-kind';
import { named } from '@fachwerk/react/data-words';
import { Dialog } from '@fachwerk/react/dialog';
import { useText } from '@fachwerk/react/texts';
import { Button, SimpleGrid, Text } from '@mantine/core';
import { IconClipboard } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { useEditor } from './editor-context.ts';
import { newBlock, ownCopy, useCopied } from './new-block.ts';

/** Which block comes next: by its name, in groups; what was copied comes first. */
export function BlockChoice({ onChoose, onClose }: { onChoose: (block: Block) => void; onClose: () => void }) {
  const t = useText(adminDe);
  const { known, languages } = useEditor();
  const copied = useCopied();
  const choose = (block: Block) => {
    onChoose(block);
    onClose();
  };
  return (
    <Dialog title={t('editor.add')} onClose={onClose} size="lg">
      {copied && (
        <Button
          variant="light"
          mb="md"
          leftSection={<IconClipboard size={16} stroke={1.5} />}
          onClick={() => choose(ownCopy(copied))}
        >
          {t('editor.paste', { name: named(`block.${copied.kind}`) ?? copied.kind })}
        </Button>
      )}
      {BLOCK_GROUPS.map((group) => {
        const kinds = known.kinds.filter((kind) => kind.group === group);
        if (kinds.length === 0) return null;
        return (
          <section key={group} aria-label={t(`editor.group.${group}`)}>
            <Text size="sm" c="dimmed" mb={4}>
              {t(`editor.group.${group}`)}
            </Text>
            <SimpleGrid cols={{ base: 2, sm: 3 }} spacing={8} mb="md">
              {kinds.map((kind) => (
                <Button key={kind.kind} variant="default" onClick={() => choose(newBlock(kind, languages))}>
                  {named(`block.${kind.kind}`) ?? kind.kind}
                </Button>
              ))}
            </SimpleGrid>
          </section>
        );
      })}
    </Dialog>
  );
}
