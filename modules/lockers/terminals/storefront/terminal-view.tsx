import { AttemptNotice } from '@fachwerk/active-rentals/site-parts';
import type { SiteLocation } from '@fachwerk/locations/contract-site';
import { isEnded } from '@fachwerk/openings/rules/attempt-states';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { call } from '@fachwerk/site/call';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { useLive } from '@fachwerk/site/live';
import { Money } from '@fachwerk/site/money';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { useEffect } from 'react';
import { terminalApi } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import type { TerminalData } from './page-data.ts';
import { PinPad } from './pin-pad.tsx';
import css from './terminal.module.css';

const LOOK_AGAIN_MS = 700;
const SHOW_AGAIN_MS = 20_000;
/** Without a script the browser asks for the page again, and goes back to the start by itself. */
const REFRESH_SECONDS = 2;
const BACK_SECONDS = 12;
/** Well within the time after which a device counts as gone. */
const ALIVE_MS = 25_000;

export function View({ data }: ViewProps<TerminalData>) {
  if (!data.location) return <Pair />;
  if (data.opening) return <Opening opening={data.opening} />;
  return <Idle location={data.location} sizes={data.sizes} transactionId={data.transactionId} />;
}

function Pair() {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t('terminal.pair_about')}>{t('terminal.pair_title')}</PageTitle>
      <Form>
        <Field name="token" label={t('terminal.pair_token')} autoComplete="off" />
        <Button act="pair">{t('terminal.pair')}</Button>
      </Form>
    </Stack>
  );
}

type IdleProps = {
  readonly location: SiteLocation;
  readonly sizes: TerminalData['sizes'];
  readonly transactionId: string;
};

function Idle({ location: drawn, sizes, transactionId }: IdleProps) {
  const t = useText(siteDe);
  useAlive();
  const location = useLive(terminalApi.show, {}, { everyMs: SHOW_AGAIN_MS, initial: drawn });
  return (
    <div className={css.terminal}>
      <PageTitle>{t('terminal.welcome', { location: location.name })}</PageTitle>
      <section className={css.rent}>
        <Sizes sizes={sizes} freeOfSize={location.freeOfSize} />
        {location.isOnSale ? (
          <>
            <ButtonLink to={`/standort/${location.id}`} icon="box" isWide>
              {t('terminal.rent')}
            </ButtonLink>
            <p>{t('terminal.free', { count: location.freeBoxes })}</p>
          </>
        ) : (
          <p>{t('terminal.not_on_sale')}</p>
        )}
      </section>
      <section className={css.open}>
        <h2>{t('terminal.have_box')}</h2>
        <Form hidden={{ transactionId }} hasOwnNotice>
          <PinPad />
        </Form>
      </section>
    </div>
  );
}

/** What there is, at a glance from three steps away. */
function Sizes({ sizes, freeOfSize }: Pick<TerminalData, 'sizes'> & Pick<SiteLocation, 'freeOfSize'>) {
  const t = useText(siteDe);
  return (
    <ul className={css.sizes}>
      {sizes.map(({ size: { code }, priceCents }) => (
        <li key={code} className={freeOfSize[code] ? '' : css.none}>
          <span className={css.box} data-size={code} aria-hidden="true" />
          <strong>{code}</strong>
          <span>{t('terminal.free', { count: freeOfSize[code] ?? 0 })}</span>
          <span>
            <Money cents={priceCents!} /> <small>{t('terminal.for_two_hours')}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Staff see in the back-office that this tablet is there, and hear of it when it is not. */
function useAlive(): void {
  const { language } = useSite();
  useEffect(() => {
    // One that fails is followed by the next.
    const ping = () => void call(terminalApi.alive, {}, language).catch(() => {});
    ping();
    const timer = setInterval(ping, ALIVE_MS);
    return () => clearInterval(timer);
  }, [language]);
}

function Opening({ opening }: { readonly opening: NonNullable<TerminalData['opening']> }) {
  const t = useText(siteDe);
  const { id, boxNumber } = opening;
  const { state } = useLive(
    terminalApi.attempt,
    { attemptId: id },
    { everyMs: LOOK_AGAIN_MS, initial: opening, isOver: (answer) => isEnded(answer.state) },
  );
  const isDone = isEnded(state);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => location.assign('/terminal'), BACK_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [isDone]);
  return (
    <div className={css.terminal}>
      <PageTitle>{t('terminal.box', { box: boxNumber })}</PageTitle>
      <div aria-live="assertive" className={css.result}>
        <AttemptNotice state={state} boxNumber={boxNumber} />
      </div>
      <noscript>
        <meta httpEquiv="refresh" content={isDone ? `${BACK_SECONDS};url=/terminal` : String(REFRESH_SECONDS)} />
      </noscript>
      <ButtonLink to="/terminal" isWide>
        {t('terminal.done')}
      </ButtonLink>
    </div>
  );
}
