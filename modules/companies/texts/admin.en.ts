import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'capability.company.read': 'View company data',
  'capability.company.edit': 'Change company data and sign-in rules',

  'company.kind.franchisor': 'Franchisor',
  'company.kind.franchisee': 'Franchisee',
  'company.kind.merchant': 'Merchant',

  'company.field.name': 'Name',
  'company.field.legalName': 'Legal name',
  'company.field.address.street': 'Street and number',
  'company.field.address.postcode': 'Postcode',
  'company.field.address.city': 'City',
  'company.field.address.country': 'Country',
  'company.field.phone': 'Phone',
  'company.field.email': 'E-mail',
  'company.field.website': 'Website',
  'company.field.legalForm': 'Legal form',
  'company.field.representedBy': 'Represented by',
  'company.field.representedBy.help':
    'Managing directors, board or partners with first and last names. The imprint says it like this.',
  'company.field.owner': 'Owner',
  'company.field.owner.help': 'With first and last name. The imprint says it like this.',
  'company.field.registerCourt': 'Register court',
  'company.field.registerNumber': 'Register number',
  'company.form.choose': 'Please choose',
  'company.legal.complete': 'Everything the imprint needs is there.',
  'company.legal.missing': 'Missing for the imprint: {fields}',
  'company.legal.missing.why': 'Without it the imprint is incomplete. What is needed follows from the legal form.',
  'company.form.sole': 'Sole trader (Einzelunternehmen)',
  'company.form.ek': 'Registered merchant (e. K.)',
  'company.form.gbr': 'GbR',
  'company.form.egbr': 'Registered GbR (eGbR)',
  'company.form.ohg': 'OHG',
  'company.form.kg': 'KG',
  'company.form.gmbh_co_kg': 'GmbH & Co. KG',
  'company.form.gmbh': 'GmbH',
  'company.form.ug': 'UG (haftungsbeschränkt)',
  'company.form.ag': 'AG',
  'company.form.eg': 'eG',
  'company.form.ev': 'e. V.',
  'company.form.other': 'Another legal form',
  'company.field.vatId': 'VAT ID',
  'company.field.defaultLanguage': 'Default language',
  'company.field.secondFactorRequired': 'Second factor is mandatory',

  'company.unknown': 'This company does not exist.',
  'company.changed_meanwhile': 'Somebody else has changed the company data meanwhile. Please compare and save again.',
  'company.code_taken': 'The code “{code}” is already taken.',
  'company.franchisor_missing': 'A franchisee needs a franchisor.',
  'company.franchisor_not_expected': 'Only a franchisee belongs to a franchisor.',
  'company.franchisor_of_wrong_kind': 'This company is not a franchisor.',

  'audit.company.created': 'Company created',
  'audit.company.changed': 'Company data changed',

  'capability.area.domains': 'Domains',
  'capability.domains.manage': 'Manage domains',

  'field.domain':
    'Please enter the name of the domain only, such as www.company.com, without https:// and without a slash.',
  'domain.unknown': 'This domain does not exist, or no longer.',
  'domain.taken':
    'This domain is already registered here. If it is yours and not in your list, please contact support.',
  'domain.last': 'The last domain cannot be deleted. Add another one first.',
  'domain.not_verified': 'This domain is not verified yet. First set the TXT record that is shown and have it checked.',
  'domain.own_host': 'The back-office itself answers under this name. Choose another one.',
  'domain.of_operator': 'Names below this domain are given by the operator. Enter a domain that is yours.',
  'domain.too_many_claims':
    'At most ten domains can be listed without a proof. First prove one of them, or delete one.',
  'domain.too_many': 'No more domains are possible. First delete one you no longer need.',

  'audit.company.domain_added': 'Domain added',
  'audit.company.domain_renamed': 'Domain renamed',
  'audit.company.domain_verified': 'Domain verified',
  'audit.company.domain_activated': 'Domain activated',
  'audit.company.domain_deactivated': 'Domain deactivated',
  'audit.company.domain_removed': 'Domain deleted',

  'domains.title': 'Domains',
  'domains.website': 'What people see there: website and legal texts',
  'domains.new': 'Add domain',
  'domains.host': 'Domain',
  'domains.host.help': 'As one types it into the browser: www.company.com or lockers-cologne.com.',
  'domains.state': 'State',
  'domains.next': 'Next step',
  'domains.checked': 'Last checked',
  'domains.checked.never': 'never',
  'domains.demo': 'Demo',
  'domains.demo.about':
    'This domain belongs to the demonstration. Nobody owns the ending .example, so nobody looks for it either.',
  'domains.empty.title': 'Please add domain!',
  'domains.empty.text':
    'Add the address under which your customers shall find you. The next step shows which records your provider needs for it.',
  'domains.csv': 'domains',

  'domains.state.created': 'Created',
  'domains.state.dns_pending': 'Check DNS',
  'domains.state.verified': 'Verified',
  'domains.state.active': 'Active',
  'domains.state.created.about': 'Please connect Domain! It is written down; next, show that it is yours.',
  'domains.state.dns_pending.about': 'Please connect Domain! The TXT record cannot be seen yet.',
  'domains.state.verified.about': 'It is shown that the domain is yours. You can activate it now.',
  'domains.state.active.about': 'Your website appears under this address as soon as it is published.',
  'domains.next.created': 'Please connect Domain! Set the TXT record and check',
  'domains.next.dns_pending': 'Please connect Domain! Set the TXT record',
  'domains.next.verified': 'Activate',
  'domains.next.active': 'Nothing to do',
  'domains.next.active.way': 'Set the CNAME record so that visitors arrive',

  'domains.records.title': 'Records at your domain provider',
  'domains.records.text':
    'Sign in where you bought the domain and create these records in its DNS settings. It takes minutes, sometimes hours, until they can be seen everywhere.',
  'domains.records.type': 'Type',
  'domains.records.name': 'Name',
  'domains.records.value': 'Value',
  'domains.records.purpose.proof': 'Proof: the domain is yours',
  'domains.records.purpose.way': 'Way: visitors arrive here',
  'domains.records.found': 'Found',
  'domains.records.not_found': 'Not found yet',
  'domains.records.unknown': 'Not checked yet',
  'domains.records.apex':
    'If your provider allows no CNAME record for this name (usual without www), use ALIAS, ANAME or an A record with the address of the server.',
  'domains.records.local':
    'This server can be reached from this machine only. Whoever runs it sets a public address in PUBLIC_URL; then the second record stands here too.',

  'domains.problem.taken': 'Another company has already proven that this domain is its own.',
  'domains.problem.missing': 'There is no matching TXT record at {name}.',
  'domains.problem.different': 'There is a proof with another value at {name}. Replace it by the one shown below.',
  'domains.problem.unreachable': 'The DNS did not answer. That is usually not your fault; try again in a few minutes.',
  'domains.looks_until': 'We keep looking by ourselves until {until} and show it here as soon as something changes.',
  'domains.looks_over': 'We no longer look by ourselves. “Check now” starts it again.',

  'domains.check': 'Check now',
  'domains.check.found': '{host} is verified.',
  'domains.check.not_found': 'The record for {host} cannot be seen yet.',
  'domains.check.again': '{host} was checked.',
  'domains.activate': 'Activate',
  'domains.activated': '{host} is active.',
  'domains.deactivate': 'Deactivate',
  'domains.deactivate.title': 'Deactivate {host}?',
  'domains.deactivate.text':
    'The domain then no longer leads here. It stays verified and can be activated again at any time.',
  'domains.deactivated': '{host} is deactivated.',
  'domains.rename': 'Rename',
  'domains.rename.text':
    'Under the new name the check starts anew, with a new proof. {host} then no longer leads here.',
  'domains.renamed': 'The domain is now called {host}.',
  'domains.added': '{host} was created.',
  'domains.remove': 'Delete',
  'domains.remove.failed': 'Domain could not be deleted',
  'domains.remove.title': 'Delete {host}?',
  'domains.remove.text':
    'The domain leaves the list and its proof is no longer valid. To use {host} again you have to create it anew and have it checked.',
  'domains.remove.confirm': 'Delete {host}',
  'domains.removed': '{host} was deleted.',
  'domains.one': 'Domain',
  'domains.gone': 'This domain does not exist, or no longer.',

  'company.suspended':
    'Your company is suspended at the moment: you can look at everything but change nothing. Please contact the operator of the platform.',
  'company.limit_users':
    'Your company may have at most {most} users at the moment. The operator of the platform can raise the limit.',
  'company.limit_locations':
    'Your company may have at most {most} locations at the moment. The operator of the platform can raise the limit.',
  'company.limit_items':
    'Your company may have at most {most} items at the moment. The operator of the platform can raise the limit.',
  'support.read_only': 'This support access may only read. The company can grant it with full rights.',
  'support.own_staff_only': 'This belongs to one’s own account and is not possible as support.',

  'step.company': 'Complete the company data',
  'step.company.about': 'Legal form, address, representatives: imprint, invoices and contracts are made of them.',
  'step.domain': 'Connect your address on the web',
  'step.domain.about': 'Enter your domain so that customers find you.',
};
