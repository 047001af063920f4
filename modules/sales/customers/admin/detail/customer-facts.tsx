import { Fact, Facts } from '@fachwerk/react/facts';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor } from '@mantine/core';
import type { CustomerStory } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CustomerTags } from '../tags/customer-tags.tsx';

export function CustomerFacts({ customer }: { customer: CustomerStory }) {
  const t = useText(adminDe);
  const { email, phone, language, newsletter, createdAt, lastSeenAt, addresses, isOfOwnNetwork } = customer;
  return (
    <Facts>
      {isOfOwnNetwork && (
        <Fact name={t('customers.tags')}>
          <CustomerTags customer={customer} />
        </Fact>
      )}
      <Fact name={t('customers.field.email')}>{email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}</Fact>
      <Fact name={t('customers.field.phone')}>
        {phone && <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>}
      </Fact>
      <Fact name={t('customers.field.language')}>{t(`language.${language}`)}</Fact>
      <Fact name={t('customers.field.newsletter')}>{t(`customers.newsletter.${newsletter}`)}</Fact>
      <Fact name={t('customers.field.createdAt')}>
        <Ago at={createdAt} />
      </Fact>
      <Fact name={t('customers.field.lastSeenAt')}>{lastSeenAt ? <Ago at={lastSeenAt} /> : t('customers.never')}</Fact>
      {addresses.length > 0 && (
        <Fact name={t('customers.addresses')}>
          {addresses.map(({ id, label, street, postcode, city, email: mail, mobilePhone, isDefault }) => (
            <div key={id}>
              {[label, street, `${postcode} ${city}`, mail, mobilePhone].filter(Boolean).join(', ')}
              {isDefault && ` (${t('customers.address.default')})`}
            </div>
          ))}
        </Fact>
      )}
    </Facts>
  );
}
