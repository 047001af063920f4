import type { CapabilityCatalog } from '@fachwerk/base/contract';
import type { Logger } from 'pino';
import type { Files } from '../files/files.ts';
import type { Calls } from '../http/calls.ts';
import type { MailLink } from '../mail/link.ts';
import type { Outbound } from '../outbound/outbound-types.ts';
import type { Hooks } from './hooks.ts';
import type { ModulePersonalData } from './personal-data.ts';
import type { HouseTexts } from './texts.ts';

/** What a running house has, whoever asks. Made once at the start; tests make their own. */
export type House = {
  readonly publicUrl: string;
  /** Secret of this installation; keys for signing and encrypting are derived from it. */
  readonly secret: string;
  readonly files: Files;
  /** Without a mail server, mails rest in the database. */
  readonly mail?: MailLink | undefined;
  readonly outbound: Outbound;
  /** Calls in and out, for whoever watches them. */
  readonly calls: Calls;
  readonly texts: HouseTexts;
  /** Every capability of all modules, made by `houseCapabilities`. */
  readonly capabilities: CapabilityCatalog;
  /** What every module keeps about customers, made by `housePersonalData`. */
  readonly personalData: readonly ModulePersonalData[];
  /** What modules do at the hooks of those below them, made by `houseHooks`. */
  readonly hooks: Hooks;
  readonly broker: BrokerPlace;
  /** Accounts at services outside, by the name of the service. Whoever uses one knows what belongs into it; nobody logs it. */
  readonly accounts?: Readonly<Record<string, Account | undefined>> | undefined;
  readonly log: Logger;
  readonly version: string;
};

export type Account = Readonly<Record<string, string | undefined>>;

/** Where devices are spoken to: a broker of one's own (`url`), or one inside this process that listens here. */
export type BrokerPlace = {
  readonly url?: string | undefined;
  readonly host: string;
  readonly port: number;
  /** Nobody counts on this very port: where it is taken, a free one is used. */
  readonly mayUseOtherPort?: boolean;
};
