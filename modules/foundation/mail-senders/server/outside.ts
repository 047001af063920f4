import { type DnsLink, openDnsLink } from '@fachwerk/companies/facade';
import { publicAddressOf } from '@fachwerk/server/public-address';
import { SMTP_PORTS } from '../contract.ts';

/** What this module knows of the world; a test leads it to servers of its own. */
export type Outside = {
  readonly dns: DnsLink;
  /** Only an address of the public internet; refuses every other. */
  readonly addressOf: (host: string) => Promise<string>;
  readonly ports: readonly number[];
  readonly mayBeSelfSigned?: boolean;
};

export const theInternet = (): Outside => ({
  dns: openDnsLink(),
  addressOf: (host) => publicAddressOf(host),
  ports: SMTP_PORTS,
});
