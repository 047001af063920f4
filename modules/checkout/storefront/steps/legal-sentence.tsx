import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

type Props = {
  readonly text: 'checkout.accept_terms' | 'checkout.accept_privacy' | 'checkout.accept_withdrawal';
  readonly link: 'checkout.terms' | 'checkout.privacy' | 'checkout.withdrawal';
  readonly to: string;
};

/** Stands where the link comes in the sentence; no translation uses it. */
const HERE = '\u{e000}';

/** A sentence with a link to a legal text, which opens beside the order (spec §2). */
export function LegalSentence({ text, link, to }: Props) {
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
