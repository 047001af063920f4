import { useText } from '@fachwerk/react/texts';
import { Table, Text } from '@mantine/core';
import type { DialogueDetail } from '../contract.ts';
import { isWaiting } from '../rules/engine.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useBlockName } from './block-words.ts';
import classes from './dialogues.module.css';

/** Block by block: how many came, and how many of those did not go on. */
export function PassageTable({ dialogue: { content, passages } }: { readonly dialogue: DialogueDetail }) {
  const t = useText(adminDe);
  const nameOf = useBlockName(content.flow);
  if (passages.length === 0) return <Text>{t('dialogues.figures.none')}</Text>;
  return (
    <div className={classes.scrolls}>
      <Table className="tabular">
        <Table.Thead>
          <Table.Tr>
            {(['block', 'reached', 'answered', 'left'] as const).map((name) => (
              <Table.Th key={name} scope="col">
                {t(`dialogues.figures.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {content.flow.map((block) => {
            const passage = passages.find(({ blockId }) => blockId === block.id);
            const [reached, answered] = [passage?.reached ?? 0, passage?.answered ?? 0];
            return (
              <Table.Tr key={block.id}>
                <Table.Th scope="row">{nameOf(block)}</Table.Th>
                <Table.Td>{reached}</Table.Td>
                <Table.Td>{isWaiting(block) ? answered : t('kit.none')}</Table.Td>
                <Table.Td>{isWaiting(block) ? reached - answered : t('kit.none')}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
