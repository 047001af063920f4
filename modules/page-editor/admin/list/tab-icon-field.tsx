import { MediaField } from '@fachwerk/media/parts';
import { TAB_SIGNS } from '@fachwerk/pages/contract-content';
import { isTabSign } from '@fachwerk/pages/rules/tab-icon';
import { useText } from '@fachwerk/react/texts';
import { Input } from '@mantine/core';
import { useId } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './list.module.css';

/** A sign, or a picture of one's own; nothing chosen is the icon of the site. */
export function TabIconField({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const t = useText(adminDe);
  const name = useId();
  const isPicture = value !== '' && !isTabSign(value);
  return (
    <Input.Wrapper
      label={t('webpages.field.tabIcon')}
      description={t('webpages.field.tabIcon.help')}
      labelElement="div"
    >
      <div role="radiogroup" aria-label={t('webpages.field.tabIcon')} className={classes.signs}>
        {['', ...TAB_SIGNS].map((sign) => (
          <label key={sign} className={classes.sign}>
            <input
              type="radio"
              name={name}
              className={classes.signInput}
              checked={value === sign}
              onChange={() => onChange(sign)}
            />
            {sign || t('webpages.field.tabIcon.usual')}
          </label>
        ))}
      </div>
      <MediaField
        label={t('webpages.field.tabIcon.picture')}
        value={isPicture ? value : null}
        onChange={(id) => onChange(id ?? '')}
      />
    </Input.Wrapper>
  );
}
