import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useState } from 'react';

type Props<Hit> = {
  label: string;
  description?: string;
  typed: string;
  onType: (typed: string) => void;
  hits: readonly Hit[];
  /** The hits are those of an earlier word: whoever presses Enter means the ones that are on their way. */
  isStale: boolean;
  keyOf: (hit: Hit) => string;
  show: (hit: Hit) => ReactNode;
  onPick: (hit: Hit) => void;
  /** Enter, and there is nothing to pick. */
  onNothing?: () => void;
  nothing: string;
  inputRef?: Ref<HTMLInputElement>;
  isFirst?: boolean;
};

/** Type, arrows, Enter: something is found and taken without the mouse, also by whoever types faster than the answer comes. */
export function Finder<Hit>(props: Props<Hit>) {
  const { label, description, typed, onType, hits, isStale, keyOf, show, onPick, onNothing, nothing } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [isWaiting, setWaiting] = useState(false);
  const pick = (hit: Hit) => {
    setWaiting(false);
    combobox.closeDropdown();
    onPick(hit);
  };
  const first = hits[0];
  // Whenever other hits stand there, the first of them is meant.
  useEffect(() => {
    if (!combobox.dropdownOpened || isStale) return;
    combobox.selectFirstOption();
  }, [hits, isStale, combobox.dropdownOpened]);
  // Enter was pressed before the answer came.
  useEffect(() => {
    if (!isWaiting || isStale) return;
    setWaiting(false);
    if (first) pick(first);
    else onNothing?.();
  }, [isWaiting, isStale]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed.trim() === '') return;
    if (isStale) setWaiting(true);
    else if (!first) onNothing?.();
    if (isStale || !first) event.preventDefault();
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => {
        const hit = hits.find((each) => keyOf(each) === key);
        if (hit && !isStale) pick(hit);
      }}
    >
      <Combobox.Target>
        <TextInput
          ref={props.inputRef}
          label={label}
          description={description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          leftSection={<IconSearch size={16} stroke={1.5} />}
          autoComplete="off"
          value={typed}
          data-autofocus={props.isFirst || undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            onType(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => typed !== '' && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed.trim() === '' || (hits.length === 0 && isStale)}>
        <Combobox.Options mah={360} style={{ overflowY: 'auto' }}>
          {hits.map((hit) => (
            <Combobox.Option key={keyOf(hit)} value={keyOf(hit)}>
              {show(hit)}
            </Combobox.Option>
          ))}
          {hits.length === 0 && <Combobox.Empty>{nothing}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
