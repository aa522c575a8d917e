export interface RateLimitTables {
  rate_limit: RateLimitTable;
}

/** How often something was used in its current period. */
interface RateLimitTable {
  /** Name of the limit and, hashed where it names a person or a card, what is limited. */
  key: string;
  uses: number;
  /** End of the period: the next use begins a new one. */
  ends_at: number;
}
