import { routeLink } from '@fachwerk/locations/rules/route-link';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { ButtonLink } from '@fachwerk/site/button';
import { Prose } from '@fachwerk/site/prose';
import { useText } from '@fachwerk/site/texts';
import type { ContactData } from '../../rules/live-data.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './contact.module.css';
import type { contactBlock } from './contact-block.ts';

export function Part({
  given: { content, data },
}: {
  readonly given: BlockOf<typeof contactBlock, ContactData | null>;
}) {
  const t = useText(siteDe);
  if (!data) return null;
  const { name, address, contact } = data;
  const { street, postcode, city } = address;
  const hasRoute = content.showsRoute && street !== '' && city !== '';
  const hasWords = content.text !== '' || hasRoute;
  return (
    <div className={hasWords ? css.contact : css.alone}>
      {hasWords && (
        <div className={css.words}>
          <Prose text={content.text} />
          {hasRoute && (
            <ButtonLink to={routeLink('other', { name, position: null, ...address })} kind="plain" icon="pin" isNewTab>
              {t('live.contact.route')}
            </ButtonLink>
          )}
        </div>
      )}
      <dl className={css.facts}>
        {street && city && (
          <div>
            <dt>{t('live.contact.address')}</dt>
            <dd>
              {name}
              <br />
              {street}
              <br />
              {postcode} {city}
            </dd>
          </div>
        )}
        {contact.phone && (
          <div>
            <dt>{t('live.contact.phone')}</dt>
            <dd>
              <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>{contact.phone}</a>
            </dd>
          </div>
        )}
        {contact.email && (
          <div>
            <dt>{t('live.contact.mail')}</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
