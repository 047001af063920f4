import type { Language } from '@fachwerk/base/language';
import { LOCALES } from '@fachwerk/base/language';
import { plainProse } from '@fachwerk/base/prose';
import type { ProseMark } from '@fachwerk/base/prose-marks';
import { Input } from '@mantine/core';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { longTextSlot } from '../forms/long-text-slot.ts';
import { InSlot } from '../shell/slot.tsx';
import { useText } from '../shell/texts.ts';
import { FORMAT_KEYS, FormatButtons } from './format-buttons.tsx';
import { proseOfHtml, proseOfNode } from './html-prose.ts';
import { LinkForm } from './link-form.tsx';
import { proseNodes } from './prose-nodes.ts';
import classes from './rich-text.module.css';
import { elementAt, isFormatted, linkAt, putLink, putProse, toggle } from './write-prose.ts';

type Props = {
  readonly label: string;
  /** Prose as it is kept: `**bold**`, `- item`; whoever writes sees neither. */
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly language?: Language;
  readonly max?: number;
  readonly description?: string | undefined;
  /** Prose too: what is read as long as nothing is written. */
  readonly placeholder?: string | undefined;
  /** Where links may lead, by name. */
  readonly targets?: readonly { readonly href: string; readonly name: string }[];
};

/**
 * A text with headings, lists, bold words and links, written as it will be read. What is kept is prose; the browser's own editing does the
 * writing, so undo, spelling and input methods are its own. Nothing but prose comes in, whatever is pasted.
 */
export function RichText({
  label,
  value,
  onText,
  language = 'de',
  max,
  description,
  placeholder,
  targets = [],
}: Props) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  /** While an address is typed the chosen words stay as they are. */
  const isLinking = useRef(false);
  const [active, setActive] = useState<readonly ProseMark[]>([]);
  const [link, setLink] = useState<{ range: Range; href: string } | null>(null);

  const draw = (text: string) => {
    field.current?.replaceChildren(...proseNodes(document, text));
    shown.current = text;
  };
  // One's own words stand there already: drawn anew, the cursor would be lost.
  useLayoutEffect(() => {
    if (shown.current !== value) draw(value);
  });
  useEffect(() => {
    const look = () => {
      const root = field.current;
      if (root && elementAt(root)) setActive(isFormatted(root));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);

  const tell = () => {
    const root = field.current;
    if (!root) return;
    const text = proseOfNode(root);
    if (text === shown.current) return;
    shown.current = text;
    onText(text);
  };
  const mark = (kind: ProseMark) => {
    const root = field.current;
    if (!root) return;
    if (!elementAt(root)) root.focus();
    const selection = document.getSelection();
    if (kind === 'link') {
      if (!selection?.rangeCount) return;
      isLinking.current = true;
      setLink({ range: selection.getRangeAt(0).cloneRange(), href: linkAt(root)?.getAttribute('href') ?? '' });
      return;
    }
    toggle(root, kind);
    tell();
    setActive(isFormatted(root));
  };
  const setHref = (href: string | null) => {
    const root = field.current;
    isLinking.current = false;
    if (root && link) {
      root.focus();
      putLink(root, link.range, href);
      tell();
    }
    setLink(null);
  };
  const hear = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // Steps back and forth are those of this text, not those of what stands around it.
    if (['z', 'y'].includes(event.key.toLowerCase())) return event.stopPropagation();
    const kind = event.shiftKey ? undefined : FORMAT_KEYS[event.key.toLowerCase()];
    if (!kind) return;
    event.preventDefault();
    event.stopPropagation();
    mark(kind);
  };
  const take = (given: DataTransfer) => {
    const html = given.getData('text/html');
    putProse(html ? proseOfHtml(html) : given.getData('text/plain'));
    tell();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    take(event.clipboardData);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer);
  };
  const leave = () => {
    if (isLinking.current) return;
    // What was typed as `- item` is a list from here on.
    const root = field.current;
    const canonical = document.createElement('div');
    canonical.append(...proseNodes(document, shown.current ?? ''));
    if (root && canonical.innerHTML !== root.innerHTML) draw(shown.current ?? '');
  };

  const isLong = max !== undefined && value.length > max;
  // A textarea holds no bold words.
  const textbox = {
    role: 'textbox',
    'aria-multiline': true,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': description ? `${id}-help` : undefined,
    'aria-invalid': isLong || undefined,
    onInput: tell,
    onKeyDown: hear,
    onPaste: paste,
    onDrop: drop,
    onBlur: leave,
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => field.current?.focus() }}
      description={description}
      descriptionProps={{ id: `${id}-help` }}
      error={isLong && t('format.too_long', { count: value.length, max })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <FormatButtons label={label} active={active} onMark={mark} />
      {link && (
        <LinkForm href={link.href} targets={targets} onLink={setHref} onClose={() => setHref(link.href || null)} />
      )}
      <div
        ref={field}
        contentEditable
        suppressContentEditableWarning
        {...textbox}
        lang={LOCALES[language]}
        spellCheck
        className={classes.field}
        data-empty={value === '' || undefined}
        data-placeholder={placeholder ? plainProse(placeholder) : undefined}
      />
      <InSlot slot={longTextSlot} props={{ label, text: value, language, onTake: onText }} />
    </Input.Wrapper>
  );
}
