import { LINK } from '@fachwerk/pages/rules/block-fields';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useText } from '@fachwerk/react/texts';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { useEditor } from '../editor/editor-context.ts';

type Props = { label: string; value: string | null; onChange: (value: string | null) => void };

const NOWHERE = 'nowhere';
const ELSEWHERE = 'elsewhere';
/** What a site has beside its own pages, by the kind of its company. */
const PLACES: Readonly<Record<string, readonly ('shop' | 'termine' | 'standorte')[]>> = {
  merchant: ['shop', 'termine'],
  franchisor: ['standorte'],
};

/** A page of the site by its name, so that it is found wherever it moves; what the site has by itself; or an address. */
export function LinkField({ label, value, onChange }: Props) {
  const t = useText(adminDe);
  const { pages, head } = useEditor();
  const places = PLACES[head.kind] ?? [];
  const isKnown = (link: string) => link.startsWith('page:') || places.some((place) => link === `/${place}`);
  const [isElsewhere, setElsewhere] = useState(Boolean(value) && !isKnown(value!));
  const [typed, setTyped] = useState(isElsewhere ? value! : '');
  const choose = (next: string | null) => {
    setElsewhere(next === ELSEWHERE);
    onChange(next && isKnown(next) ? next : next === ELSEWHERE && LINK.test(typed) ? typed || null : null);
  };
  const type = (text: string) => {
    setTyped(text);
    if (LINK.test(text.trim())) onChange(text.trim() || null);
  };
  return (
    <>
      <Select
        label={label}
        data={[
          { value: NOWHERE, label: t('editor.link.nowhere') },
          ...pages.map(({ id, title }) => ({ value: `page:${id}`, label: title || t('webpages.untitled') })),
          ...places.map((place) => ({ value: `/${place}`, label: t(`editor.link.${place}`) })),
          { value: ELSEWHERE, label: t('editor.link.elsewhere') },
        ]}
        {...LIGHT_SELECT}
        value={isElsewhere ? ELSEWHERE : (value ?? NOWHERE)}
        onChange={choose}
      />
      {isElsewhere && (
        <TextInput
          label={t('editor.link.address', { label })}
          placeholder={t('editor.link.example')}
          value={typed}
          error={!LINK.test(typed.trim()) && t('editor.link.wrong')}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
    </>
  );
}
