import { Button } from '@fachwerk/site/button';
import { useNow } from '@fachwerk/site/clock';
import { Notice } from '@fachwerk/site/notice';
import { useLocale, useText } from '@fachwerk/site/texts';
import { clockOf } from '../../rules/countdown.ts';
import { siteDe } from '../../texts/site.de.ts';
import type { Opening } from './use-opening.ts';

/** State of a tap before there is an attempt: waiting for the network, with a countdown. */
export function OpeningState({ opening, onStop }: { readonly opening: Opening; readonly onStop: () => void }) {
  const t = useText(siteDe);
  if (opening.kind === 'asking') return <Notice kind="info">{t('rental_page.open.asking')}</Notice>;
  if (opening.kind === 'waiting') return <Waiting until={opening.until} onStop={onStop} />;
  if (opening.kind === 'stopped') return <Notice kind="info">{t('rental_page.open.stopped')}</Notice>;
  if (opening.kind === 'unanswered') {
    return (
      <Notice kind="warn" title={t('rental_page.open.unanswered')}>
        <p>{t('rental_page.open.unanswered_what')}</p>
      </Notice>
    );
  }
  return opening.kind === 'refused' ? <Notice kind="danger">{opening.error}</Notice> : null;
}

function Waiting({ until, onStop }: { readonly until: Date; readonly onStop: () => void }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const now = useNow();
  return (
    <Notice kind="warn" title={t('rental_page.open.waiting')}>
      <p>
        {t('rental_page.open.waiting_what')} <span aria-hidden="true">{clockOf(now, until, locale)}</span>
      </p>
      <Button kind="plain" onPress={onStop}>
        {t('rental_page.open.stop')}
      </Button>
    </Notice>
  );
}
