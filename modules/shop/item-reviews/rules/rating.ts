/** Sums over the published reviews of an item. */
export type RatingSums = { readonly reviews: number; readonly stars: number };

/** To one decimal, as it is shown everywhere; 0 without a review. */
export const averageOf = ({ reviews, stars }: RatingSums): number =>
  reviews === 0 ? 0 : Math.round((stars / reviews) * 10) / 10;

/** Sums from the number of reviews with one star, two, …, five. */
export function sumsOf(byStars: readonly number[]): RatingSums {
  return byStars.reduce(
    (sums, count, at) => ({ reviews: sums.reviews + count, stars: sums.stars + count * (at + 1) }),
    { reviews: 0, stars: 0 },
  );
}
