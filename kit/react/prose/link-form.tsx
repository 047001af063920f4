import { Autocomplete, Button, Group } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../shell/texts.ts';
import classes from './rich-text.module.css';
import { typedLink } from './typed-link.ts';

type Props = {
  /** Where the words lead now; empty where they do not. */
  href: string;
  targets: readonly { readonly href: string; readonly name: string }[];
  onLink: (href: string | null) => void;
  onClose: () => void;
};

/** Where the chosen words lead: a page of the site by its name, or an address. */
export function LinkForm({ href, targets, onLink, onClose }: Props) {
  const t = useText();
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const set = (text: string) => {
    const found = targets.find(({ name }) => name === text)?.href ?? typedLink(text);
    if (found) onLink(found);
    else setWrong(true);
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && !event.defaultPrevented) {
      event.preventDefault();
      set(typed);
    }
  };
  return (
    <div className={classes.link}>
      <Autocomplete
        autoFocus
        label={t('format.link.address')}
        placeholder={t('format.link.example')}
        data={[...new Set(targets.map(({ name }) => name))]}
        value={typed}
        error={isWrong && t('format.link.wrong')}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        onKeyDown={hear}
        comboboxProps={{ withinPortal: false }}
      />
      <Group gap={8} mt={8}>
        <Button size="xs" onClick={() => set(typed)}>
          {t('format.link.set')}
        </Button>
        {href !== '' && (
          <Button size="xs" variant="default" onClick={() => onLink(null)}>
            {t('format.link.remove')}
          </Button>
        )}
        <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
          {t('kit.close')}
        </Button>
      </Group>
    </div>
  );
}
