import type { Position } from '@fachwerk/places/rules/distance';
import { Button } from '@fachwerk/site/button';
import { useHydrated } from '@fachwerk/site/clock';
import { Notice } from '@fachwerk/site/notice';
import { useText } from '@fachwerk/site/texts';
import { useState } from 'react';
import { siteDe } from '../../texts/site.de.ts';

type State = 'ready' | 'asking' | 'denied' | 'unknown';

/** Near enough to know which location is nearest, and old enough not to wait for satellites. */
const ROUGHLY: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

/** Asks the browser where it is when somebody presses it, never before. What it answers stays in the browser. */
export function NearMeButton({ onFound }: { readonly onFound: (here: Position) => void }) {
  const t = useText(siteDe);
  const isHydrated = useHydrated();
  const [state, setState] = useState<State>('ready');
  if (isHydrated && !('geolocation' in navigator)) return null;
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('ready');
        onFound({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      ROUGHLY,
    );
  };
  return (
    <>
      <div data-leads-away data-needs-script>
        <Button kind="plain" icon="pin" onPress={ask} isDisabled={state === 'asking'}>
          {state === 'asking' ? t('home.near_me_asking') : t('home.near_me')}
        </Button>
      </div>
      {(state === 'denied' || state === 'unknown') && (
        <Notice kind="info" isAnswer>
          <p>{t(`home.near_me_${state}`)}</p>
        </Notice>
      )}
    </>
  );
}
