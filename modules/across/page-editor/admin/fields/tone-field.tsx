import { BlockSettings } from '@fachwerk/pages/contract-content';
import { useText } from '@fachwerk/react/texts';
import { pageColours, toneColours } from '@fachwerk/site/tones';
import { Radio } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { useEditor } from '../editor/editor-context.ts';
import classes from './fields.module.css';

type Background = BlockSettings['background'];
type Props = { value: Background; onChange: (background: Background) => void };

/** Background of a section, each shown in the site's own colours. */
export function ToneField({ value, onChange }: Props) {
  const t = useText(adminDe);
  const { head } = useEditor();
  const scheme = head.template === 'black-clean' ? 'dark' : 'light';
  const label = (tone: Background) =>
    t(tone === 'contrast' ? `editor.settings.background.contrast.${scheme}` : `editor.settings.background.${tone}`);
  return (
    <Radio.Group
      label={t('editor.settings.background')}
      value={value}
      onChange={(next) => onChange(next as Background)}
    >
      <div className={classes.tones}>
        {BlockSettings.shape.background.options.map((tone) => {
          const { ground, beam, accent, line } = tone === 'clear' ? pageColours(head) : toneColours(head, tone);
          return (
            <Radio.Card key={tone} value={tone} className={classes.tone ?? ''} aria-label={label(tone)}>
              <span
                className={classes.toneSample}
                style={{ backgroundColor: ground, color: beam, borderColor: line }}
                aria-hidden="true"
              >
                {t('editor.settings.background.sample')}
                <span className={classes.toneDot} style={{ backgroundColor: accent }} />
              </span>
              <span>{label(tone)}</span>
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
