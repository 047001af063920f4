/** By the name of what is excepted: why. */
export type Reasons = Readonly<Record<string, string>>;
export type Exceptions = {
  /** Keys of tenant data that are not led by company_id. */
  readonly keys: Reasons;
  /** Files that hold German words which nobody reads. */
  readonly german: Reasons;
  /** By their key: German texts that keep a word which is elsewhere said with another. */
  readonly words: Reasons;
  /** Drawers, dialogs and popovers besides those of the kit. */
  readonly frames: Reasons;
  /** Files with a switch over what others define: there will always be a case we do not know. */
  readonly defaults: Reasons;
};

export const EXCEPTIONS_FILE = 'scripts/house/exceptions.ts';

export const EXCEPTIONS: Exceptions = {
  keys: {
    user_email_unique: 'As it was at first; since then it is led by company_id (docs/decisions/0040).',
    user_by_address: 'People sign in by their address alone, before any company is known (docs/decisions/0040).',
    controller_id_unique: 'Devices sign in at the broker by their id alone.',
    controller_by_token: 'A device that has only its one-time token does not know its company.',
    lock_qr_code_unique: 'Whoever scans a box knows nothing but its code.',
    lock_size: 'Sizes are the network’s: network_id is the company itself or its franchisor.',
    lock_price_group: 'Price groups are the network’s: network_id is the company itself or its franchisor.',
    order_customer: 'Customers are the network’s: network_id is the company itself or its franchisor.',
    location_price_group: 'Price groups are the network’s: network_id is the company itself or its franchisor.',
    domain_host_unique: 'A host name leads to one company only.',
    rental_customer: 'Customers are the network’s: network_id is the company itself or its franchisor.',
    printer_by_key: 'A printer has nothing but its secret address.',
    feed_key_by_hash: 'Whoever reads the running rentals has nothing but the key.',
    mail_by_id: 'A mail that comes back names itself alone, by an address that nobody can guess.',
    log_entry_by_time: 'A BRIN index over the pages of a partition; every query on it names company_id beside it.',
  },
  german: {
    'modules/shop/day-reports/rules/extf.ts': 'Names of columns as DATEV reads them.',
    'modules/foundation/imports/rules/sources.ts': 'Names of columns as other systems write them.',
    'modules/across/search/rules/typed.ts': 'Words that people type, not words that are said to them.',
    'modules/foundation/people/rules/filler-words.ts': 'Words that people type, not words that are said to them.',
    'modules/foundation/auth/rules/password-words.ts': 'Common words that a password may not consist of.',
  },
  words: {
    'menu.website': 'The menu entry as the specification has it.',
    'sites.title': 'The menu entry as the specification has it.',
    'menu.locks': 'The menu entry as the specification has it.',
    'shop.elsewhere.site': 'Names the menu entry.',
    'domains.title.words': 'What people type, not what is said to them.',
    'sites.title.words': 'What people type, not what is said to them.',
    'locations.title.words': 'What people type, not what is said to them.',
    'page.defect': 'A sentence of the specification.',
    'domains.empty.title': 'A sentence of the specification.',
    'domains.state.created.about': 'Begins with a sentence of the specification.',
    'domains.state.dns_pending.about': 'Begins with a sentence of the specification.',
    'domains.next.created': 'Begins with a sentence of the specification.',
    'domains.next.dns_pending': 'Begins with a sentence of the specification.',
    'withdraw.subject': 'The form of a withdrawal keeps the wording of the lawyers.',
    'order_entry.asap': 'The set phrase for the soonest time.',
    'order_entry.asap_at': 'The set phrase for the soonest time.',
    'goods.soonest': 'The set phrase for the soonest time.',
  },
  frames: {
    'kit/react/lists/filter-panel.tsx': 'Filters are in the address; its one text field is a search.',
    'kit/react/lists/filter-fold.tsx': 'Choices apply at once; nothing is typed.',
    'kit/react/lists/views/list-view-menu.tsx': 'Nothing is typed; columns apply at once.',
    'kit/react/forms/date-field.tsx': 'A calendar: the text stands in the field below it.',
    'modules/foundation/dashboard/admin/arrange/customize-drawer.tsx':
      'Nothing is typed; it asks about what was arranged.',
    'modules/foundation/dashboard/admin/tile/tile-info.tsx': 'Nothing is typed.',
    'modules/lockers/alerts/admin/bell/alert-bell.tsx': 'Nothing is typed.',
    'modules/talk/chat/admin/talk/emoji-button.tsx': 'Nothing is typed but a search.',
    'modules/team/boards/admin/field/field-filter.tsx': 'Filters are in the address.',
  },
  defaults: {
    'apps/server/src/ports.ts': 'Codes of errors are those of the operating system.',
    'kit/server/http/answer-fit.ts': 'Kinds of schemas are those of zod; what is not known is left to zod itself.',
    'modules/across/page-editor/admin/canvas/use-block-actions.ts': 'Actions are those of the editor.',
    'modules/sales/payments/server/providers/paypal-update.ts': 'Kinds of events are those of PayPal.',
    'modules/sales/payments/server/providers/stripe-update.ts': 'Kinds of events are those of Stripe.',
  },
};
