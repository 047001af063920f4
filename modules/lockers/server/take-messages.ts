import type { ServiceWorld } from '@fachwerk/server/module';
import type { ChannelFromController } from '../wire.ts';

/** A message as it came in: its sender's name is believed, everything else is still to be checked. */
export type Incoming = {
  readonly companyCode: string;
  readonly controllerId: string;
  /** Of the credentials the device has shown; null where an external broker has checked them. */
  readonly credentialsVersion: number | null;
  readonly channel: ChannelFromController;
  readonly payload: string | Buffer;
  /** Kept by an external broker: what was said once, not now. */
  readonly isRetained: boolean;
  readonly receivedAt: Date;
};

/** Stores a batch. When it returns, everything in it is committed, and its senders may be told so. */
export async function takeMessages(_world: ServiceWorld, _messages: readonly Incoming[]): Promise<void> {}
