import { fieldOfInstant, HOUSE_ZONE, instantFrom } from '@fachwerk/base/time';
import { type Translated, textIn } from '@fachwerk/base/translated';
import { MediaField } from '@fachwerk/media/parts';
import type { BlockField } from '@fachwerk/pages/rules/block-fields';
import { rewritten } from '@fachwerk/pages/rules/samples';
import { named } from '@fachwerk/react/data-words';
import { DateField } from '@fachwerk/react/date-field';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { RichText } from '@fachwerk/react/rich-text';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { FieldProps } from './field-props.ts';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { RecordField } from './record-field.tsx';

/** One field of a block as somebody fills it in: the same in the editor and on a phone. */
export function FieldInput(props: FieldProps) {
  const { field, name, value, onChange } = props;
  const label = named(name) ?? name;
  switch (field.type) {
    case 'line':
    case 'prose':
      return <WordsField {...props} field={field} />;
    case 'choice':
      return (
        <Select
          label={label}
          data={field.of.map((each) => ({ value: each, label: named(`${name}.${each}`) ?? each }))}
          {...LIGHT_SELECT}
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'yes':
      return (
        <Switch label={label} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
      );
    case 'number':
      return <AmountField {...props} field={field} />;
    case 'instant':
      return <InstantField {...props} />;
    case 'link':
      return <LinkField label={label} value={value as string | null} onChange={onChange} />;
    case 'picture':
    case 'document':
      return <MediaField label={label} kind={field.type} value={value as string | null} onChange={onChange} />;
    case 'record':
      return <RecordField label={label} of={field.of} value={value as string | null} onChange={onChange} />;
    case 'list':
      return <ListField {...props} field={field} Input={FieldInput} />;
  }
}

/** Written in the language one works in; the field shows what visitors read while nothing is. */
function WordsField({ field, name, value, onChange }: FieldProps<Extract<BlockField, { max: number }>>) {
  const t = useText(adminDe);
  const { language, samples, pages } = useEditor();
  const targets = pages.map(({ isStart, slug, title }) => ({ href: isStart ? '/' : `/${slug}`, name: title }));
  const write = (text: string) => onChange(rewritten(words, language, text, samples));
  const words = (value ?? {}) as Translated;
  const own = words[language] ?? '';
  const instead = own ? '' : textIn(words, language);
  const label = named(name) ?? name;
  const description = instead ? t('editor.falls_back') : undefined;
  const { max } = field;
  if (field.type === 'prose') {
    return (
      <RichText
        label={label}
        value={own}
        onText={write}
        language={language}
        max={max}
        placeholder={instead}
        description={description}
        targets={targets}
      />
    );
  }
  return (
    <TextInput
      label={label}
      value={own}
      maxLength={max}
      placeholder={instead}
      description={description}
      {...HELP_BELOW}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}

function AmountField({ field, name, value, onChange }: FieldProps<Extract<BlockField, { type: 'number' }>>) {
  return (
    <NumberInput
      label={named(name) ?? name}
      value={typeof value === 'number' ? value : field.min}
      min={field.min}
      max={field.max}
      allowDecimal={false}
      clampBehavior="strict"
      onChange={(next) => typeof next === 'number' && onChange(next)}
    />
  );
}

function InstantField({ name, value, onChange }: FieldProps) {
  const shown = value ? fieldOfInstant(new Date(value as string | Date), HOUSE_ZONE) : '';
  const change = (text: string) => {
    const at = instantFrom(text, HOUSE_ZONE);
    if (at || text === '') onChange(at?.toISOString() ?? null);
  };
  return <DateField withTime isFilter label={named(name) ?? name} value={shown} onChange={change} />;
}
