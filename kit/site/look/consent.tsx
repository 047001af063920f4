import type { ReactNode } from 'react';
import { useText } from '../language/texts.ts';
import { useSite } from '../pages/site-context.ts';
import { Button } from '../parts/button.tsx';
import css from './consent.module.css';

/** Kinds of consent; nothing of them is loaded before. */
export const CONSENTS = ['map'] as const;
export type Consent = (typeof CONSENTS)[number];

export const CONSENT_COOKIE = 'fw_consent';
/** Form action of the frame that stores it. */
const CONSENT_ACT = 'consent';

/** From the cookie: `map` or `none`; null if undecided. */
export function consentOf(cookie: string | undefined): readonly Consent[] | null {
  if (!cookie) return null;
  return CONSENTS.filter((each) => cookie.split(',').includes(each));
}

export function useConsent(to: Consent): boolean {
  return useSite().consent?.includes(to) ?? false;
}

/** Two clicks: names the external provider, and loads its content after consent. */
export function ConsentGate({ to, children }: { readonly to: Consent; readonly children: ReactNode }) {
  const t = useText();
  if (useConsent(to)) return children;
  return (
    <form method="post" className={css.gate}>
      <p>{t(`consent.${to}.what`)}</p>
      <input type="hidden" name="consent" value={to} />
      <Button act={CONSENT_ACT} kind="plain">
        {t(`consent.${to}`)}
      </Button>
    </form>
  );
}

/** Asks once, at the end of the page; declining is as easy as accepting. */
export function ConsentBar({ more }: { readonly more: string }) {
  const t = useText();
  const { consent } = useSite();
  if (consent !== null) return null;
  return (
    <section className={css.bar} data-is-asking aria-label={t('consent.title')}>
      <p>
        {t('consent.what')} <a href={more}>{t('consent.more')}</a>
      </p>
      <div className={css.choices}>
        <form method="post">
          <Button act={CONSENT_ACT} kind="plain" isWide>
            {t('consent.none')}
          </Button>
        </form>
        <form method="post">
          {CONSENTS.map((each) => (
            <input key={each} type="hidden" name="consent" value={each} />
          ))}
          <Button act={CONSENT_ACT} kind="plain" isWide>
            {t('consent.all')}
          </Button>
        </form>
      </div>
    </section>
  );
}
