import { Button } from '@fachwerk/site/button';
import { CallProblem, useCall } from '@fachwerk/site/call';
import { useHydrated } from '@fachwerk/site/clock';
import { useField } from '@fachwerk/site/field';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { useState } from 'react';
import { terminalApi } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './terminal.module.css';

const LENGTH = 6;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** A field as any other, and for fingers a pad below it. What is typed is never shown twice: the field is emptied by every answer. */
export function PinPad() {
  const t = useText(siteDe);
  const { id } = useField('pin', 'pin', '');
  const hasScript = useHydrated();
  const [pin, setPin] = useState('');
  const { problem, onProblemShown } = useSite();
  onProblemShown?.();
  const call = useCall();
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** With a script the pad stays where it is, whatever the answer. */
  async function open() {
    if (pin.length < LENGTH) return setError(t('field.pin'));
    setAsking(true);
    setError(null);
    try {
      const { id, boxNumber } = await call(terminalApi.open, { pin, transactionId: crypto.randomUUID() });
      location.assign(`/terminal?versuch=${id}&fach=${encodeURIComponent(boxNumber)}`);
    } catch (refusal) {
      setError(refusal instanceof CallProblem ? refusal.message : String(refusal));
      setAsking(false);
    }
    setPin('');
  }
  const canAsk = hasScript && globalThis.isSecureContext;
  const add = (digit: string) => setPin((known) => (known + digit).slice(0, LENGTH));
  return (
    <div className={css.pad}>
      <label className={css.label} htmlFor={id}>
        {t('terminal.enter')}
      </label>
      <input
        id={id}
        className={css.pin}
        name="pin"
        type="password"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        maxLength={LENGTH}
        {...(hasScript && {
          value: pin,
          onChange: (event) => setPin(event.currentTarget.value.replace(/\D/g, '').slice(0, LENGTH)),
        })}
      />
      <p className={css.error} role="alert">
        {error ?? problem?.error}
      </p>
      <p className="fw-hidden" role="status">
        {pin && t('terminal.digits', { count: pin.length })}
      </p>
      {hasScript && (
        <div className={css.keys}>
          {DIGITS.map((digit) => (
            <button
              key={digit}
              type="button"
              className={css.key}
              aria-label={t('terminal.digit', { digit })}
              onClick={() => add(digit)}
            >
              {digit}
            </button>
          ))}
          <button
            type="button"
            className={css.key}
            aria-label={t('terminal.erase')}
            onClick={() => setPin((known) => known.slice(0, -1))}
          >
            ←
          </button>
        </div>
      )}
      <Button act="open" icon="lockOpen" isWide isDisabled={isAsking} {...(canAsk && { onPress: open })}>
        {t('terminal.open')}
      </Button>
    </div>
  );
}
