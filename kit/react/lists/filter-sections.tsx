import { Accordion, Badge, Checkbox, Group, Radio } from '@mantine/core';
import { formatNumber } from '../display/number.ts';
import { useText } from '../shell/texts.ts';
import { listsDe } from '../texts/lists.de.ts';
import classes from './filter-panel.module.css';
import { chosenOf, type FilterOption, type FilterSection } from './filter-panel-state.ts';
import type { ListState } from './list-state.ts';

type Props = {
  sections: readonly FilterSection[];
  state: ListState;
  open: readonly string[];
  /** Omitted while a search decides which sections are open. */
  onOpen: ((open: readonly string[]) => void) | undefined;
};

const parts = {
  item: classes.section ?? '',
  control: classes.control ?? '',
  label: classes.label ?? '',
  content: classes.options ?? '',
};

/** Sections open and close independently. */
export function FilterSections({ sections, state, open, onOpen }: Props) {
  return (
    <Accordion
      multiple
      order={3}
      value={[...open]}
      onChange={(next) => onOpen?.(next)}
      keepMounted={false}
      transitionDuration={120}
      classNames={parts}
    >
      {sections.map((section) => (
        <Accordion.Item key={section.name} value={section.name}>
          <Accordion.Control>
            <Group gap="xs" wrap="nowrap" justify="space-between">
              {section.label}
              <Chosen count={chosenOf(state, section).length} />
            </Group>
          </Accordion.Control>
          <Accordion.Panel>
            {section.own ? (
              section.own.body
            ) : section.isSingle ? (
              <OneOf section={section} state={state} />
            ) : (
              <SeveralOf section={section} state={state} />
            )}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function Chosen({ count }: { count: number }) {
  const t = useText(listsDe);
  return count > 0 && <Badge size="sm">{t('filter.chosen', { count })}</Badge>;
}

type SectionProps = { section: FilterSection; state: ListState };

function SeveralOf({ section, state }: SectionProps) {
  const chosen = chosenOf(state, section);
  return (
    <Checkbox.Group
      value={[...chosen]}
      onChange={(values) => state.choose(section.name, values)}
      label={section.label}
      labelProps={{ className: classes.hidden }}
    >
      {section.options.map((option) => (
        <Checkbox
          key={option.value}
          size="xs"
          value={option.value}
          label={<OptionLabel option={option} />}
          classNames={rowParts}
        />
      ))}
    </Checkbox.Group>
  );
}

/** The option that clears the choice. */
const ALL = '';

function OneOf({ section, state }: SectionProps) {
  const t = useText(listsDe);
  const options = [{ value: ALL, label: t('list.filter.all') }, ...section.options];
  return (
    <Radio.Group
      value={chosenOf(state, section)[0] ?? ALL}
      onChange={(value) => state.choose(section.name, value === ALL ? [] : [value])}
      label={section.label}
      labelProps={{ className: classes.hidden }}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          size="xs"
          value={option.value}
          label={<OptionLabel option={option} />}
          classNames={rowParts}
        />
      ))}
    </Radio.Group>
  );
}

const rowParts = {
  root: classes.option ?? '',
  body: classes.optionBody ?? '',
  labelWrapper: classes.optionLabel ?? '',
  label: classes.optionWords ?? '',
};

function OptionLabel({ option }: { option: FilterOption }) {
  return (
    <>
      <span className={classes.optionName}>{option.label}</span>
      {option.count !== undefined && <span className={classes.count}>{` ${formatNumber(option.count)}`}</span>}
    </>
  );
}
