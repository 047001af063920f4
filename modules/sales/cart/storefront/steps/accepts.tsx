import { Check } from '@fachwerk/site/check';
import { useText } from '@fachwerk/site/texts';
import { legalPath } from '@fachwerk/sites/rules/legal-paths';
import type { Cart } from '../../contract-cart.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/cart.module.css';

/** The texts are those of whoever the contract is made with. */
type AcceptsProps = {
  readonly cart: Pick<Cart, 'otherParty' | 'goods'> & { readonly lines: readonly unknown[] };
  readonly hasNewsletter?: boolean;
  /** It is done at an appointment: the right of withdrawal ends when it is (§ 356 Abs. 4 BGB). */
  readonly isService?: boolean;
  /** A longer time of a contract that stands: its terms stay, so that only what is new is asked. */
  readonly isExtension?: boolean;
  /** Where the contract that is asked has what was agreed to: a refusal stands at its box. */
  readonly at?: string;
};

export function Accepts({
  cart: { otherParty, goods, lines },
  hasNewsletter = true,
  isService = false,
  isExtension = false,
  at = 'data.accepted',
}: AcceptsProps) {
  const t = useText(siteDe);
  const partyId = otherParty?.id;
  const minimumAge = goods?.minimumAge ?? 0;
  return (
    <div className={css.accepts}>
      {minimumAge > 0 && (
        <Check name="alter" path={`${at}.age`} label={t('checkout.age')}>
          {t('checkout.accept_age', { age: minimumAge })}
        </Check>
      )}
      {!isExtension && (
        <>
          <Check name="agb" path={`${at}.terms`} label={t('checkout.terms_label')}>
            <LegalSentence text="checkout.accept_terms" link="checkout.terms" to={legalPath('terms', { partyId })} />
          </Check>
          <Check name="datenschutz" path={`${at}.privacy`} label={t('checkout.privacy_label')}>
            <LegalSentence text="checkout.accept_privacy" link="checkout.privacy" to={legalPath('privacy')} />
          </Check>
        </>
      )}
      <Check name="widerruf" path={`${at}.withdrawal`} label={t('checkout.withdrawal_label')}>
        <LegalSentence
          text={withdrawalText({ isService, isExtension, hasBoxes: lines.length > 0 })}
          link="checkout.withdrawal"
          to={legalPath('withdrawal', { partyId })}
        />
      </Check>
      {hasNewsletter && <Check name="newsletter">{t('checkout.newsletter')}</Check>}
    </div>
  );
}

type Agreed = { readonly isService: boolean; readonly isExtension: boolean; readonly hasBoxes: boolean };

function withdrawalText({ isService, isExtension, hasBoxes }: Agreed): Sentence['text'] {
  if (isService) return 'checkout.accept_withdrawal_service';
  if (isExtension) return 'checkout.accept_extension';
  return hasBoxes ? 'checkout.accept_withdrawal' : 'checkout.accept_withdrawal_goods';
}

type Sentence = {
  readonly text:
    | 'checkout.accept_terms'
    | 'checkout.accept_privacy'
    | 'checkout.accept_withdrawal'
    | 'checkout.accept_withdrawal_goods'
    | 'checkout.accept_withdrawal_service'
    | 'checkout.accept_extension';
  readonly link: 'checkout.terms' | 'checkout.privacy' | 'checkout.withdrawal';
  readonly to: string;
};

/** Stands where the link comes in the sentence; no translation uses it. */
const HERE = '\u{e000}';

/** A sentence with a link to a legal text, which opens beside the order (spec §2). */
function LegalSentence({ text, link, to }: Sentence) {
  const t = useText(siteDe);
  const [before, after] = t(text, { link: HERE }).split(HERE);
  return (
    <>
      {before}
      <a href={to} target="_blank" rel="noopener">
        {t(link)}
        <span className="fw-hidden"> ({t('checkout.new_tab')})</span>
      </a>
      {after}
    </>
  );
}
