import type { Metric, Registry } from 'prom-client';

export type DurationsOptions = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  /** Upper bounds in seconds, rising. */
  readonly buckets: readonly number[];
};

type Counted = {
  readonly labels: Readonly<Record<string, string>>;
  readonly inBucket: number[];
  sum: number;
  count: number;
};

/** A histogram as Prometheus reads it. The library's own takes longer to note a duration than many a statement takes in this process. */
export class Durations {
  readonly type = 'histogram';
  readonly name: string;
  readonly #options: DurationsOptions;
  readonly #known = new Map<string, Counted>();

  constructor(options: DurationsOptions, registry: Registry) {
    this.#options = options;
    this.name = options.name;
    registry.registerMetric(this as unknown as Metric);
  }

  /** Labels in the order of their names. */
  observe(seconds: number, ...labels: readonly string[]): void {
    const key = labels.join('\n');
    const counted = this.#known.get(key) ?? this.#new(key, labels);
    counted.sum += seconds;
    counted.count++;
    const { buckets } = this.#options;
    let at = 0;
    while (at < buckets.length && seconds > buckets[at]!) at++;
    if (at < buckets.length) counted.inBucket[at]!++;
  }

  #new(key: string, given: readonly string[]): Counted {
    const { labelNames, buckets } = this.#options;
    const labels = Object.fromEntries(labelNames.map((name, at) => [name, given[at] ?? '']));
    const counted = { labels, inBucket: buckets.map(() => 0), sum: 0, count: 0 };
    this.#known.set(key, counted);
    return counted;
  }

  /** Called by the registry. */
  async get() {
    const { name, help } = this.#options;
    return {
      name,
      help,
      type: this.type,
      aggregator: 'sum',
      values: [...this.#known.values()].flatMap((each) => this.#lines(each)),
    };
  }

  #lines({ labels, inBucket, sum, count }: Counted) {
    const { name, buckets } = this.#options;
    let below = 0;
    const bounds = buckets.map((bound, at) => {
      below += inBucket[at]!;
      return { metricName: `${name}_bucket`, labels: { le: String(bound), ...labels }, value: below };
    });
    return [
      ...bounds,
      { metricName: `${name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
