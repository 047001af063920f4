import { Icon } from '@fachwerk/site/icon';
import { useText } from '@fachwerk/site/texts';
import type { OtherParty } from '../contract-legal.ts';
import { PARTY_KINDS } from '../rules/legal-party.ts';
import { legalPath } from '../rules/legal-paths.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './contract-party.module.css';

/** Names the contract party and its texts, if it is another company than the site's. */
export function ContractParty({ party }: { readonly party: OtherParty | null }) {
  const t = useText(siteDe);
  if (!party) return null;
  return (
    <div className={css.party}>
      <Icon name="info" />
      <p>
        {t('party.is', { name: party.name })}{' '}
        {PARTY_KINDS.toReversed().map((kind) => (
          <span key={kind} className={css.link}>
            <a href={legalPath(kind, { partyId: party.id })}>{t(`legal.title.${kind}`)}</a>{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
