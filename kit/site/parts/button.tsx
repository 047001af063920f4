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
  /** The page action it triggers; optional. */
  readonly act?: string;
  /** Why it is not available: disables the button and is shown beside it. */
  readonly whyNot?: string | null;
  readonly isDisabled?: boolean;
  /** A button without submit; needs JavaScript. */
  readonly onPress?: () => void;
  /** Id of its form, if the button is outside. */
  readonly form?: string;
};

/**
 * Never `disabled` once scripts run: browsers omit a disabled button's `act` from the form, even if its own submit disabled it. `aria-disabled` and a
 * swallowed click have the same effect, and the focus stays.
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

/** The action of Enter in a field, if another button comes first. */
export function EnterAct({ act }: { readonly act: string }) {
  return <button type="submit" name="act" value={act} className="fw-hidden" tabIndex={-1} aria-hidden="true" />;
}

/** Applies a choice where no script does it by itself (`applies` of the form). */
export function ApplyButton({ act, children }: { readonly act: string; readonly children: ReactNode }) {
  return (
    <noscript>
      <Button act={act} kind="plain">
        {children}
      </Button>
    </noscript>
  );
}

export type LinkProps = Look & { readonly to: string; readonly isNewTab?: boolean };

/** A link styled as a button. */
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
