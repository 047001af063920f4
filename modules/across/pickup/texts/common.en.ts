import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'pickup.unknown': 'This collection box does not exist.',
  'pickup.link_needed': 'It opens with the link or the PIN from our mail.',
  'pickup.no_boxes': 'There is no collection box here at the moment. Please choose pick-up.',
  'pickup.none_free': 'No collection box is free at that time. Please choose another time or pick-up.',
  'pickup.too_large': 'The order does not fit into two collection boxes. Please choose pick-up at the counter.',
  'pickup.not_yet': 'The box is reserved only shortly before the promised time.',
  'pickup.not_accepted': 'The order is not accepted yet.',
  'pickup.already_in': 'It is in the box already.',
  'pickup.not_in_box': 'There is nothing in the box yet.',
  'pickup.over': 'This box does not belong to the order any more.',
  'pickup.door_open': 'The door is still open. Please close it.',
  'pickup.not_opened': 'The box was not opened.',
  'pickup.opening_too_late': 'The connection came too late. Please tap again.',
  'pickup.reason_missing': 'Please give a reason.',
  'pickup.location_unknown': 'This location does not exist.',
  'pickup.remind_after_keep': 'The reminder has to come before it is taken back.',
  'pickup.category_unknown': 'This category does not exist.',
};
