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

/** A page of the site by its name, so that it is found wherever it moves; or an address. */
export function LinkField({ label, value, onChange }: Props) {
  const t = useText(adminDe);
  const { pages } = useEditor();
  const isPage = value?.startsWith('page:') ?? false;
  const [isElsewhere, setElsewhere] = useState(Boolean(value) && !isPage);
  const [typed, setTyped] = useState(isPage ? '' : (value ?? ''));
  const choose = (next: string | null) => {
    setElsewhere(next === ELSEWHERE);
    onChange(next?.startsWith('page:') ? next : next === ELSEWHERE && LINK.test(typed) ? typed || null : null);
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
