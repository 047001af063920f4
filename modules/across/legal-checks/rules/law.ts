import type { CompanyKind } from '@fachwerk/companies/contract';
import type { LegalField } from '@fachwerk/companies/rules/legal-data';
import type { LegalKind } from '@fachwerk/sites/contract-legal';

/** All that a law is held against. */
export type SiteFacts = {
  readonly kind: CompanyKind;
  /** Fields of the company's data without which its imprint is incomplete. */
  readonly missing: readonly LegalField[];
  /** Invoices name a tax number or a VAT ID. */
  readonly hasTaxIdentity: boolean;
  /** Texts that are still the shipped ones, which nobody has looked at. */
  readonly unread: readonly LegalKind[];
  /** Texts that were made by questions, and would be others by what the site uses today. */
  readonly outdated: readonly LegalKind[];
  /** The German words in force. */
  readonly words: Readonly<Record<LegalKind, string>>;
  /** Whoever gets customers' data because of how the site is set up, by the name a text has to say. */
  readonly recipients: readonly string[];
  /** What stands on the pages that visitors find. */
  readonly pages: {
    /** Ids of pictures, each as often as it needs to be mended: once. */
    readonly picturesWithoutAlt: readonly string[];
    /** Ids of pages whose headings jump over a level. */
    readonly jumpingHeadings: readonly string[];
    /** Blocks that still say what came with a template, with their page. */
    readonly leftSamples: readonly { readonly pageId: string; readonly kind: string; readonly title: string }[];
    /** Visitors can write something somewhere. */
    readonly hasForm: boolean;
  };
  /** Something is sent by post. */
  readonly isSending: boolean;
  readonly items: {
    readonly all: number;
    readonly mealsWithoutAllergens: number;
    /** Cereals or nuts without their names. */
    readonly mealsWithoutKinds: number;
    /** Goods in a shop that sends, of which neither they nor the shop say when they arrive. */
    readonly goodsWithoutDeliveryTime: number;
    /** Goods of which nobody has said who made them, nor that nobody has to. */
    readonly goodsWithoutMaker: number;
    /** Food and the like, of which nobody has said how much is in it: what is sold by weight or volume names the price of a kilo or litre. */
    readonly goodsWithoutContent: number;
    readonly picturesWithoutAlt: number;
    /** Which of them to begin with, by id. */
    readonly firstMeal: string | null;
    readonly firstUnnamed: string | null;
    readonly firstWithoutMaker: string | null;
    readonly firstGood: string | null;
    readonly firstPictured: string | null;
  };
};

type Found = Readonly<Record<string, string | number>>;

/** Null: it is as the law asks. */
export type Breach = {
  readonly verdict: 'red' | 'yellow';
  readonly found: Found;
  /** Where this very one is mended; left out: where all of its kind are. */
  readonly path?: string | undefined;
} | null;

/** One rule of law. A new one is one file in `laws/`, named in `laws.ts`, with its sentences in the texts. */
export type Law<Name extends string = string> = {
  readonly name: Name;
  readonly source: string;
  /** The day on which somebody last compared this rule with the law: `2026-11-16`. */
  readonly checkedOn: string;
  readonly path: string | null;
  /** Left out: it concerns every site. */
  readonly concerns?: (facts: SiteFacts) => boolean;
  readonly judge: (facts: SiteFacts) => Breach;
};

export function law<const Name extends string>(declared: Law<Name>): Law<Name> {
  return declared;
}

/** What the product sees to by itself, on every site. */
export const bySelf = () => null;
export const red = (found: Found = {}, path?: string): Breach => ({ verdict: 'red', found, path });
export const yellow = (found: Found = {}, path?: string): Breach => ({ verdict: 'yellow', found, path });
