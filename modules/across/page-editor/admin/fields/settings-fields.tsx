import { BlockSettings } from '@fachwerk/pages/contract-content';
import { rewritten } from '@fachwerk/pages/rules/samples';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useText } from '@fachwerk/react/texts';
import { Input, Select, Slider, Stack, Switch, TextInput } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { useEditor } from '../editor/editor-context.ts';
import { ToneField } from './tone-field.tsx';

type Props = { settings: BlockSettings; onChange: (settings: BlockSettings) => void };

const CHOICES = ['ratio', 'frame', 'height'] as const;
const EXPERT = ['frame', 'height'] as const satisfies readonly (typeof CHOICES)[number][];

/** How a block stands in the page: the same for every kind. */
export function SettingsFields({ settings, onChange }: Props) {
  const t = useText(adminDe);
  const { language, samples, isExpert } = useEditor();
  const set = (more: Partial<BlockSettings>) => onChange({ ...settings, ...more });
  const choices = CHOICES.filter((name) => isExpert || !EXPERT.some((each) => each === name));
  return (
    <Stack gap="md">
      <TextInput
        label={t('editor.settings.headline')}
        value={settings.headline[language] ?? ''}
        placeholder={settings.headline.de ?? ''}
        maxLength={160}
        onChange={(event) => {
          const words = event.currentTarget.value;
          const isFirst = words !== '' && !Object.values(settings.headline).some(Boolean);
          set({
            headline: rewritten(settings.headline, language, words, samples),
            ...(isFirst && { showsHeadline: true }),
          });
        }}
      />
      <Switch
        label={t('editor.settings.showsHeadline')}
        checked={settings.showsHeadline}
        onChange={(event) => set({ showsHeadline: event.currentTarget.checked })}
      />
      <ToneField value={settings.background} onChange={(background) => set({ background })} />
      {choices.map((name) => (
        <Select
          key={name}
          label={t(`editor.settings.${name}`)}
          data={BlockSettings.shape[name].options.map((value) => ({
            value,
            label: t(`editor.settings.${name}.${value}` as 'editor.settings.ratio.auto'),
          }))}
          {...LIGHT_SELECT}
          value={settings[name]}
          onChange={(value) => set({ [name]: value } as Partial<BlockSettings>)}
        />
      ))}
      <Switch
        label={t('editor.settings.isRounded')}
        checked={settings.isRounded}
        onChange={(event) => set({ isRounded: event.currentTarget.checked })}
      />
      <Switch
        label={t('editor.settings.isFullWidth')}
        checked={settings.isFullWidth}
        onChange={(event) => set({ isFullWidth: event.currentTarget.checked })}
      />
      {isExpert && (
        <Input.Wrapper label={t('editor.settings.shade')} labelElement="div">
          <Slider
            mt={4}
            mb="md"
            min={-80}
            max={80}
            step={10}
            thumbLabel={t('editor.settings.shade')}
            label={(value) => `${value}\u00a0%`}
            marks={[{ value: 0 }]}
            value={settings.shade}
            onChange={(shade) => set({ shade })}
          />
        </Input.Wrapper>
      )}
    </Stack>
  );
}
