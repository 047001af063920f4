import type { CompanyKind, LegalForm } from '@fachwerk/companies/contract';
import { FORM_KINDS } from '@fachwerk/legal-checks/rules/form-kinds';

/** What a paragraph or a question may depend on, beside answers. */
export type SiteUse =
  /** A GmbH, UG, AG and the like: it says when it is being wound up. */
  | 'capital_company'
  | 'stock_photos'
  | 'contact_form'
  /** Lockers are let. */
  | 'boxes'
  /** Goods or meals are sold. */
  | 'goods'
  /** The company runs the installation itself; else it is a guest on somebody's platform. */
  | 'operator'
  | 'guest'
  | 'stripe'
  | 'paypal'
  | 'own_mail_server'
  | 'platform_mail'
  | 'tiles'
  | 'youtube'
  | 'vimeo'
  | 'whatsapp'
  /** Visitors write from its pages. */
  | 'chat';

/** By § 5 (1) no. 7 DDG these say that they are being wound up. */
const CAPITAL: readonly (LegalForm | '')[] = ['ag', 'gmbh', 'ug', 'gmbh_co_kg'];

type About = {
  readonly kind: CompanyKind;
  readonly legalForm: LegalForm | '';
  readonly isOperator: boolean;
  readonly site: {
    readonly providers: readonly ('stripe' | 'paypal')[];
    readonly tileHosts: readonly string[];
    readonly videoHosts: readonly string[];
    readonly blockKinds: readonly string[];
    readonly stockHosts: readonly string[];
    readonly mailHost: string | null;
    readonly hasWhatsapp: boolean;
    readonly hasChat: boolean;
  };
};

export function usesOf({ kind, legalForm, isOperator, site }: About): SiteUse[] {
  const found: Readonly<Record<SiteUse, boolean>> = {
    capital_company: CAPITAL.includes(legalForm),
    stock_photos: site.stockHosts.length > 0,
    contact_form: site.blockKinds.some((each) => FORM_KINDS.includes(each)),
    boxes: kind !== 'merchant',
    goods: kind === 'merchant',
    operator: isOperator,
    guest: !isOperator,
    stripe: site.providers.includes('stripe'),
    paypal: site.providers.includes('paypal'),
    own_mail_server: site.mailHost !== null,
    platform_mail: site.mailHost === null,
    tiles: site.tileHosts.length > 0,
    youtube: site.videoHosts.includes('YouTube'),
    vimeo: site.videoHosts.includes('Vimeo'),
    whatsapp: site.hasWhatsapp,
    chat: site.hasChat,
  };
  return (Object.keys(found) as SiteUse[]).filter((use) => found[use]);
}
