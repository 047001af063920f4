import type { InvoiceFigures } from '@fachwerk/orders/contract-invoice';
import { element as el, type XmlNode } from './xml.ts';

/** Who sells or buys. Nothing is said that nobody knows: an empty element would be refused. */
export function partyOf({
  name,
  person,
  street,
  postcode,
  city,
  country,
  vatId,
  taxNumber = '',
  email,
  phone,
}: Party): XmlNode[] {
  return [
    el('ram:Name', {}, name || '-'),
    el('ram:DefinedTradeContact', {}, [
      el('ram:PersonName', {}, person || name || '-'),
      ...(phone ? [el('ram:TelephoneUniversalCommunication', {}, [el('ram:CompleteNumber', {}, phone)])] : []),
      ...(email ? [el('ram:EmailURIUniversalCommunication', {}, [el('ram:URIID', {}, email)])] : []),
    ]),
    el('ram:PostalTradeAddress', {}, [
      ...(postcode ? [el('ram:PostcodeCode', {}, postcode)] : []),
      ...(street ? [el('ram:LineOne', {}, street)] : []),
      ...(city ? [el('ram:CityName', {}, city)] : []),
      el('ram:CountryID', {}, /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : 'DE'),
    ]),
    ...(email ? [el('ram:URIUniversalCommunication', {}, [el('ram:URIID', { schemeID: 'EM' }, email)])] : []),
    ...[taxNumber, vatId]
      .filter(Boolean)
      .map((number) => el('ram:SpecifiedTaxRegistration', {}, [registrationOf(number)])),
  ];
}
type Party = InvoiceFigures['seller'];

/** A VAT ID begins with its country (BR-CO-09); what does not is a tax number, which small companies have instead. */
function registrationOf(typed: string): XmlNode {
  const plain = typed.replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z]{2}[A-Z0-9+*]{2,}$/.test(plain)
    ? el('ram:ID', { schemeID: 'VA' }, plain)
    : el('ram:ID', { schemeID: 'FC' }, typed.trim());
}
