import type { ServiceWorld } from '@fachwerk/server/module';
import type { ChannelFromController } from '../wire.ts';

/** A message of a controller whose name and rights the broker has checked. Its payload is JSON, but not yet held against a schema. */
export type Incoming = {
  readonly companyId: string;
  readonly controllerId: string;
  readonly channel: ChannelFromController;
  readonly payload: unknown;
  readonly receivedAt: Date;
};

/** Stores a batch. When it returns, everything in it is committed, and its senders may be told so. */
export async function takeMessages(_world: ServiceWorld, _messages: readonly Incoming[]): Promise<void> {}
