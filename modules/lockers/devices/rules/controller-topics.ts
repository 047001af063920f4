import { type ChannelFromController, FROM_CONTROLLER, partsOfTopic, TO_CONTROLLER } from '../wire.ts';

/** Who a connection belongs to, as its password has shown. */
export type TopicOwner = { readonly companyCode: string; readonly controllerId: string };

/** The channel a controller speaks on, or null: it may not publish there. */
export function channelToPublish(owner: TopicOwner, topic: string): ChannelFromController | null {
  const channel = ownChannel(owner, topic);
  return FROM_CONTROLLER.find((known) => known === channel) ?? null;
}

/** A controller hears what is meant for it alone; a wildcard is no name, so it reaches nothing. */
export function maySubscribe(owner: TopicOwner, topic: string): boolean {
  const channel = ownChannel(owner, topic);
  return TO_CONTROLLER.some((known) => known === channel);
}

function ownChannel({ companyCode, controllerId }: TopicOwner, topic: string): string | null {
  const parts = partsOfTopic(topic);
  return parts && parts.companyCode === companyCode && parts.controllerId === controllerId ? parts.channel : null;
}
