import type { MenuCard, MenuCategory, ShownItem, ToldReview } from '../contract.ts';

type Place = { readonly origin: string; readonly name: string };

const price = (cents: number) => (cents / 100).toFixed(2);
const itemUrl = (origin: string, id: string) => `${origin}/shop/artikel/${id}`;

/** What stands in search results: the very price that the page shows. */
function offerOf(card: MenuCard, { origin, name }: Place): object {
  const common = {
    priceCurrency: 'EUR',
    availability: `https://schema.org/${card.whyNot === 'item.sold_out' ? 'SoldOut' : card.left === null ? 'InStock' : 'LimitedAvailability'}`,
    url: itemUrl(origin, card.id),
    seller: { '@type': 'Organization', name },
    ...(card.promo && { priceValidUntil: card.promo.endsAt.toISOString().slice(0, 10) }),
  };
  return card.isFrom
    ? { '@type': 'AggregateOffer', lowPrice: price(card.cents), ...common }
    : { '@type': 'Offer', price: price(card.cents), ...common };
}

function describedBy(card: MenuCard, place: Place): object {
  const image = card.picture?.sources.at(-1)?.url;
  return {
    name: card.name,
    ...(card.description && { description: card.description }),
    ...(image && { image: new URL(image, place.origin).href }),
    offers: offerOf(card, place),
  };
}

const DIETS = { vegan: 'https://schema.org/VeganDiet', vegetarian: 'https://schema.org/VegetarianDiet' } as const;

function menuItem(card: MenuCard, place: Place): object {
  return {
    '@type': 'MenuItem',
    ...describedBy(card, place),
    ...(card.diet !== 'any' && { suitableForDiet: DIETS[card.diet] }),
  };
}

/** What sending it costs and how long it takes, zone by zone, as the page says it. A zone of postcodes alone has no country of its own. */
function shippingOf(fares: ShownItem['zoneFares']): object {
  const known = fares.filter(({ countries }) => countries.length > 0);
  if (known.length === 0) return {};
  return {
    shippingDetails: known.map(({ countries, cents, deliveryDays }) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: price(cents), currency: 'EUR' },
      shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
      ...(deliveryDays && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          transitTime: {
            '@type': 'QuantitativeValue',
            minValue: deliveryDays.from,
            maxValue: deliveryDays.to,
            unitCode: 'DAY',
          },
        },
      }),
    })),
  };
}

const MOST_STARS = 5;
const ratingOf = (stars: number) => ({ '@type': 'Rating', ratingValue: stars, bestRating: MOST_STARS, worstRating: 1 });

/** What buyers say: the average that the page shows, and its newest reviews. */
function reviewsOf(card: MenuCard, reviews: readonly ToldReview[]): object {
  if (!card.rating) return {};
  const { average, count } = card.rating;
  return {
    aggregateRating: { ...ratingOf(average), '@type': 'AggregateRating', reviewCount: count },
    // A review without an author is none to search engines.
    review: reviews
      .filter(({ name }) => name !== '')
      .map(({ stars, title, text, name, writtenAt }) => ({
        '@type': 'Review',
        reviewRating: ratingOf(stars),
        author: { '@type': 'Person', name },
        datePublished: writtenAt.toISOString().slice(0, 10),
        ...(title && { name: title }),
        ...(text && { reviewBody: text }),
      })),
  };
}

type Structured = Pick<ShownItem, 'card' | 'offer' | 'newestReviews' | 'zoneFares'>;

export function structuredItem({ card, offer, newestReviews, zoneFares }: Structured, place: Place): object {
  const { manufacturer, isExempt } = offer.safety;
  const images = offer.pictures.map(({ jpeg }) => new URL(jpeg, place.origin).href);
  return {
    '@context': 'https://schema.org',
    '@type': card.isService ? 'Service' : 'Product',
    ...describedBy(card, place),
    ...(images.length > 0 && { image: images }),
    ...(card.number && { sku: card.number }),
    ...(!isExempt && manufacturer.name && { manufacturer: { '@type': 'Organization', name: manufacturer.name } }),
    ...reviewsOf(card, newestReviews),
    offers: { ...offerOf(card, place), ...shippingOf(zoneFares) },
  };
}

/** A kitchen has a menu, a shop a list of products. */
export function structuredMenu(
  { categories, cards }: { readonly categories: readonly MenuCategory[]; readonly cards: readonly MenuCard[] },
  place: Place,
): object | null {
  if (cards.length === 0) return null;
  if (!cards.some(({ isMeal }) => isMeal)) {
    return {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: place.name,
      itemListElement: cards.map((card, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        item: { '@type': 'Product', ...describedBy(card, place), url: itemUrl(place.origin, card.id) },
      })),
    };
  }
  const sections = categories.map((category) => ({
    category,
    own: cards.filter(({ categoryId }) => categoryId === category.id),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: place.name,
    url: `${place.origin}/shop`,
    hasMenuSection: sections
      .filter(({ own }) => own.length > 0)
      .map(({ category, own }) => ({
        '@type': 'MenuSection',
        name: category.name,
        hasMenuItem: own.map((card) => menuItem(card, place)),
      })),
  };
}
