import type { TextsLike } from '@fachwerk/base/language';
import type { de } from './de.ts';
import { screensEn } from './screens-en.ts';

export const en: TextsLike<typeof de> = {
  ...screensEn,
  'capability.locations.read': 'See locations, prices and box sizes',
  'capability.locations.manage': 'Manage locations, prices and box sizes',

  'location.unknown': 'There is no such location.',
  'location.changed_meanwhile':
    'Somebody else has changed the location meanwhile. Please compare the entries, then save again.',
  'location.neither_short_nor_long': 'Choose short-term, long-term or both.',
  'location.time_zone_unknown': 'There is no such time zone. For Germany it is Europe/Berlin.',
  'location.hours_refused': 'The opening hours contradict each other.',
  'location.company_unknown': 'This company does not belong to your network.',
  'location_image.not_an_image': 'This is no picture we can read. Use a JPEG, PNG, WebP or AVIF.',
  'location_image.too_large': 'The picture is larger than 5 MB. Make it smaller and try again.',
  'location_image.too_many_pixels': 'The picture has too many pixels. Make it smaller and try again.',

  'price_group.unknown': 'There is no such price group.',
  'price_group.in_use': 'Locations or boxes still use the price group “{name}”. Give them another one first.',
  'price_group.name_taken': 'There is a price group “{name}” already.',
  'price_group.changed_meanwhile':
    'Somebody else has changed the price group meanwhile. Discard your changes to see the newer state, and enter them there.',
  'price_group.refused': 'Some prices are not right yet.',
  'price.unknown': 'This price is gone.',
  'price.last_of_size':
    'This is the last price of size {size}. Without it nobody could rent such a box at the locations of this group.',
  'box_size.code_taken': 'The code {code} is in the list already.',
  'box_size.in_use': 'There are boxes of size {code}. Change their size first.',
  'box_size.has_prices': 'A price group has prices for size {code}. Remove those first.',

  'field.time': 'Please enter a time such as 08:30.',
  'field.box_size': 'Please use 1 to 6 letters or digits, such as S or XL.',
  'field.hours_overlap': 'Overlaps with another time.',
  'field.hours_empty': 'Start and end are the same. For the whole day: 00:00 to 24:00.',
  'field.exception_order': 'The last day comes before the first.',
  'field.exception_twice': 'There is an exception for this day already.',
  'field.tiers_open_end': 'The last tier counts for all further units and has no limit.',
  'field.tiers_rising': 'The limits of the tiers have to rise.',
  'field.size_unknown': 'There is no such size.',
  'field.price_twice': 'There is a price for this size and unit from this day on already.',
  'field.minimum_over_cap': 'The minimum lies above the most that 24 hours may cost.',

  'audit.location.added': 'Location added',
  'audit.location.edited': 'Location changed',
  'audit.location.image_changed': 'Picture of the location changed',
  'audit.location.image_removed': 'Picture of the location removed',
  'audit.location.review_link_changed': 'Review link for all locations changed',
  'audit.price_group.added': 'Price group added',
  'audit.price_group.edited': 'Price group changed',
  'audit.price_group.removed': 'Price group deleted',
  'audit.price.removed': 'Price deleted',
  'audit.box_sizes.edited': 'Box sizes changed',
};
