import { ChatDoor } from '@fachwerk/chat/site-parts';
import { ConsentBar } from '@fachwerk/site/consent';
import type { FrameProps } from '@fachwerk/site/frame';
import { useFrameNews } from '@fachwerk/site/frame-news';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import type { SiteHead } from '@fachwerk/sites/contract';
import { frontDe } from '../texts/front.de.ts';
import css from './frame.module.css';
import type { FrameExtra } from './frame-extra.ts';
import { FrameFooter } from './frame-footer.tsx';
import { FrameHeader } from './frame-header.tsx';
import { KioskFrame } from './kiosk-frame.tsx';
import { WayBack } from './way-back.tsx';

/** Skip link, header, the page, footer; the question about consent last, and only where there is something to agree to. */
export function FrameView({ head, extra: drawn, children }: FrameProps<SiteHead, FrameExtra>) {
  const t = useText(frontDe);
  const extra = useFrameNews(drawn);
  const { isFramed } = useSite();
  if (isFramed) {
    return (
      <main id="inhalt" className={css.framed} tabIndex={-1}>
        {children}
      </main>
    );
  }
  if (extra.isKiosk) return <KioskFrame head={head}>{children}</KioskFrame>;
  return (
    <div className={css.frame} data-frame>
      <a className={`fw-hidden ${css.skip}`} href="#inhalt">
        {t('page.skip')}
      </a>
      <FrameHeader
        head={head}
        inCart={extra.inCart}
        navigation={extra.navigation}
        room={extra.room}
        isApart={extra.rentals.length > 0}
      />
      <WayBack rentals={extra.rentals} />
      <main id="inhalt" className={css.main} tabIndex={-1}>
        {children}
      </main>
      {head.hasChat && <ChatDoor />}
      <FrameFooter head={head} navigation={extra.navigation} />
      {head.map && <ConsentBar more="/cookies" />}
    </div>
  );
}
