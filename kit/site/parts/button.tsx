import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../language/texts.ts';
import { useHydrated } from '../pages/clock.ts';
import css from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

type Look = {
  /** One primary action per view. */
  readonly kind?: 'primary' | 'plain' | 'danger' | 'quiet';
  readonly icon?: IconName;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

export type ButtonProps = Look & {
  /** Which of the page's acts it does; the form is sent without one as well. */
  readonly act?: string;
  /** Why it cannot be done now: greys the button out, and is said beside it. */
  readonly whyNot?: string | null;
  readonly isDisabled?: boolean;
  /** A button that sends nothing; it needs JavaScript. */
  readonly onPress?: () => void;
  /** Of the form it sends, when it stands outside of it. */
  readonly form?: string;
};

/**
 * Never `disabled` once the scripts run: a browser leaves a disabled button's `act` out of the form, even when it was disabled by the very
 * submit it caused. `aria-disabled` and a swallowed click say the same, and the focus stays where it is.
 */
export function Button({ act, whyNot = null, isDisabled = false, onPress, form, children, ...look }: ButtonProps) {
  const isOff = isDisabled || whyNot !== null;
  const isHydrated = useHydrated();
  const swallow = (event: MouseEvent) => event.preventDefault();
  const button = (
    <button
      type={onPress ? 'button' : 'submit'}
      className={classOf(look)}
      data-kind={look.kind ?? 'primary'}
      disabled={isOff && !isHydrated}
      aria-disabled={isOff}
      onClick={isOff ? swallow : onPress}
      {...(act && { name: 'act', value: act })}
      {...(form && { form })}
    >
      {look.icon && <Icon name={look.icon} />}
      <span>{children}</span>
    </button>
  );
  if (whyNot === null) return button;
  return (
    <div className={css.refused}>
      {button}
      <p className={css.why}>{whyNot}</p>
    </div>
  );
}

/** What Enter in a field does, where another button of the form comes first. */
export function EnterAct({ act }: { readonly act: string }) {
  return <button type="submit" name="act" value={act} className="fw-hidden" tabIndex={-1} aria-hidden="true" />;
}

export type LinkProps = Look & { readonly to: string; readonly isNewTab?: boolean };

/** Looks like a button, and goes somewhere. */
export function ButtonLink({ to, isNewTab = false, children, ...look }: LinkProps) {
  const t = useText();
  return (
    <a
      className={classOf(look)}
      data-kind={look.kind ?? 'primary'}
      href={to}
      {...(isNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {look.icon && <Icon name={look.icon} />}
      <span>
        {children}
        {isNewTab && <span className="fw-hidden"> ({t('page.new_tab')})</span>}
      </span>
    </a>
  );
}

function classOf({ kind = 'primary', isWide }: Omit<Look, 'children'>): string {
  return [css.button, css[kind], isWide && css.wide].filter(Boolean).join(' ');
}
