import type { Output } from '@fachwerk/base/contract';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, Select, Table, Text } from '@mantine/core';
import { type CategoryPacking, type pickupApi, Warmth } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

const ML = 1000;

type Props = {
  readonly categories: Output<typeof pickupApi.settings>['categories'];
  readonly packing: readonly CategoryPacking[];
  readonly onChange: (packing: CategoryPacking[]) => void;
};

/** Litres and temperature of each category, in the order of the menu. */
export function PackingFields({ categories, packing, onChange }: Props) {
  const t = useText(adminDe);
  if (categories.length === 0) return <Text c="dimmed">{t('pickup.no_categories')}</Text>;
  const change = (id: string, given: Partial<CategoryPacking>) =>
    onChange(packing.map((each) => (each.categoryId === id ? { ...each, ...given } : each)));
  return (
    <Table verticalSpacing="xs" horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('pickup.category')}</Table.Th>
          <Table.Th>{t('pickup.litres')}</Table.Th>
          <Table.Th>{t('pickup.warmth')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {categories.map(({ id, name: category }) => {
          const known = packing.find(({ categoryId }) => categoryId === id);
          if (!known) return null;
          return (
            <Table.Tr key={id}>
              <Table.Td>{category}</Table.Td>
              <Table.Td>
                <NumberInput
                  aria-label={t('pickup.litres_of', { category })}
                  min={0.1}
                  max={500}
                  step={0.5}
                  decimalScale={1}
                  decimalSeparator=","
                  value={known.volumeMl / ML}
                  onChange={(value) => change(id, { volumeMl: Math.round(Number(value) * ML) })}
                />
              </Table.Td>
              <Table.Td>
                <Select
                  aria-label={t('pickup.warmth_of', { category })}
                  allowDeselect={false}
                  data={Warmth.options.map((value) => ({ value, label: t(`pickup.warmth.${value}`) }))}
                  value={known.warmth}
                  onChange={(value) => change(id, { warmth: value as Warmth })}
                />
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
