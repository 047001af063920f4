import type { TextsLike } from '@fachwerk/base/language';
import type { imprintDe } from './imprint.de.ts';

export const imprintEn: TextsLike<typeof imprintDe> = {
  'made.imprint.provider': `## Information under section 5 DDG

{legalName}
{street}
{postcode} {city}
Owner: {owner}
Represented by: {representedBy}`,
  'made.imprint.winding_up': 'The company is being wound up (in liquidation).',
  'made.imprint.contact': `## Contact

Email: {email}
Phone: {phone}`,
  'made.imprint.contact_form': 'The quickest way to reach us is the contact form on this website.',
  'made.imprint.register': `## Register

Register court: {registerCourt}
Register number: {registerNumber}`,
  'made.imprint.numbers': `## Tax numbers

VAT identification number under section 27a of the German VAT Act: {vatId}
Business identification number under section 139c of the German Fiscal Code: {businessId}`,
  'made.imprint.supervision': `## Supervisory authority

{supervisor}`,
  'made.imprint.profession': `## Professional information

Professional title: {profession}
Awarded in: {professionState}
Competent chamber: {chamber}
Professional rules: {professionRules}`,
  'made.imprint.editorial': `## Editorial responsibility

Responsible for journalistic and editorial content under section 18(2) of the German Media Treaty (MStV):
{editor}`,
  'made.imprint.dispute_unwilling': `## Consumer dispute resolution

We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board.`,
  'made.imprint.dispute_willing': `## Consumer dispute resolution

We are willing to take part in dispute resolution proceedings before a consumer arbitration board. The competent board is:

{disputeBody}`,
  'made.imprint.dispute_obliged': `## Consumer dispute resolution

We are obliged to take part in dispute resolution proceedings before a consumer arbitration board. The competent board is:

{disputeBody}`,
  'made.imprint.pictures': `## Pictures

Some of the photographs on this website come from {stock}. Where the licence asks for it, their author is named beside the picture.`,
};
