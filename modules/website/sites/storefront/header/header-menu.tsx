import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  readonly className: string | undefined;
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/** Opens and closes without JavaScript, one at a time; with it also by Escape and a press elsewhere. */
export function HeaderMenu({ className, summary, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={menu} name="site-menu" className={className} onKeyDown={onKey}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
